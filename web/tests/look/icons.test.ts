import { expect, test } from 'vitest'
import { ICONS } from '../../src/parts/icons'
import { PINS, TOKENS } from '../../src/drawings/tokens'

const paths = [...Object.values(ICONS), ...TOKENS.map((name) => Object.values(PINS[name]).flat().filter((one) => typeof one === 'string'))].flat()

test('every path is one the browser can read', () => {
  const readable = /^M[\d\s.,\-MmLlHhVvCcSsQqTtAaZz]+$/
  expect(paths.filter((path) => !readable.test(path as string))).toEqual([])
})
