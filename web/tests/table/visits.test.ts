import { beforeEach, expect, test } from 'vitest'
import { isEarly } from '../../src/table/visits'

beforeEach(() => localStorage.clear())

test('names stand under the signs at the first three tables, however often one comes back', () => {
  expect(['a', 'b', 'a', 'c', 'd', 'e'].map(isEarly)).toEqual([true, true, true, true, false, false])
  expect(['a', 'c', 'd'].map(isEarly)).toEqual([true, true, false])
})

test('what was kept by mistake does no harm', () => {
  localStorage.setItem('zuschlag.tables', '{"a":1}')
  expect(isEarly('a')).toBe(true)
})
