import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Building from '../../src/drawings/buildings/Building.svelte'
import { BUILDINGS, familyOf } from '../../src/drawings/buildings/buildings'
import { buildingInWords, buildingName } from '../../src/drawings/buildings/names'
import { cat, type Drawing } from '../../src/drawings/buildings/pen'
import { loadWords } from '../../src/words/index.svelte'
import { LANGUAGES } from '../../src/store/prefs.svelte'

const NUMBERS = Array.from({ length: 30 }, (_, index) => index + 1)
const drawing = (number: number): Drawing => BUILDINGS[number - 1]!
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** The points a path comes through; fails on anything that is not a path. */
function corners(path: string): [number, number][] {
  const found: [number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [kind, relative] = [command.toLowerCase(), command !== command.toUpperCase()]
    const steps = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number)
    const size = ARGUMENTS[kind]
    expect(size, `${command} in ${path}`).toBeDefined()
    expect(size ? steps.length % size : steps.length, path).toBe(0)
    for (let at = 0; at < Math.max(steps.length, 1); at += size || 1) {
      const [dx, dy] = [steps[at + size! - 2] ?? 0, steps[at + size! - 1] ?? 0]
      const [fromX, fromY] = relative ? [x, y] : [0, 0]
      if (kind === 'z') [x, y] = [startX, startY]
      else if (kind === 'h') x = fromX + dy
      else if (kind === 'v') y = fromY + dy
      else [x, y] = [fromX + dx, fromY + dy]
      if (kind === 'm' && at === 0) [startX, startY] = [x, y]
      found.push([x, y])
    }
  }
  return found
}

describe('the thirty drawings', () => {
  test('are thirty, and no two are alike', () => {
    expect(BUILDINGS).toHaveLength(30)
    expect(new Set(BUILDINGS.map((marks) => JSON.stringify(marks))).size).toBe(30)
  })

  test.each(NUMBERS)('number %i is drawn with good paths and stays on its sheet', (number) => {
    for (const [, path] of drawing(number)) {
      expect(path).toMatch(/^M[-\d.\sa-zA-Z]+$/)
      for (const [x, y] of corners(path)) {
        expect(x, path).toBeGreaterThanOrEqual(0)
        expect(x, path).toBeLessThanOrEqual(120)
        expect(y, path).toBeGreaterThanOrEqual(0)
        expect(y, path).toBeLessThanOrEqual(118)
      }
    }
  })

  test.each(NUMBERS)('the cat is in number %i', (number) => {
    const hand = (path: string): string => path.replace(/[^a-z]/gi, '')
    const cats = drawing(number).filter(([, path]) => hand(path) === hand(cat(0, 0)[1]))
    expect(cats).toHaveLength(1)
  })

  test('use the one colour of their family, and families climb in order', () => {
    const order = NUMBERS.map((number) => familyOf(number))
    expect([...new Set(order)]).toEqual(['makeshift', 'moving', 'country', 'town', 'stately', 'grand'])
    expect(order.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))).toEqual(order)
    for (const number of NUMBERS) expect(drawing(number).some(([ink]) => ink === 'accent')).toBe(true)
  })

  test('are cheap enough to be loaded with the table', () => {
    expect(JSON.stringify(BUILDINGS).length).toBeLessThan(90_000)
  })
})

describe('the component', () => {
  let shown: ReturnType<typeof mount> | undefined
  const svg = (props: { number: number; label?: string }): SVGElement => {
    shown = mount(Building, { target: document.body, props })
    flushSync()
    return document.querySelector('svg')!
  }
  afterEach(() => void (shown && unmount(shown)))

  test('is silent decoration without a label', () => {
    const found = svg({ number: 13 })
    expect(found.getAttribute('aria-hidden')).toBe('true')
    expect(found.querySelectorAll('path')).toHaveLength(drawing(13).length)
  })

  test('is a picture with a name when told so', () => {
    const found = svg({ number: 13, label: 'Windmill' })
    expect(found.getAttribute('role')).toBe('img')
    expect(found.getAttribute('aria-label')).toBe('Windmill')
  })

  test('draws nothing for a number there is not', () => {
    expect(svg({ number: 31 }).querySelectorAll('path')).toHaveLength(0)
  })
})

describe('the names', () => {
  test.each(LANGUAGES)('are thirty different short ones in %s', async (language) => {
    await loadWords(language)
    const names = NUMBERS.map(buildingName)
    expect(new Set(names).size).toBe(30)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(24)
    expect(buildingInWords(30)).toContain(names[29])
    expect(buildingInWords(30)).toContain('30')
  })
})
