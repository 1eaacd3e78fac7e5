import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, coloursOf, type Theme } from '../../src/look/contrast'

// Read as a file: vitest empties imported styles.
const css = readFileSync('src/look/tokens.css', 'utf8')

const GROUNDS = ['paper', 'card', 'raised', 'sunk']
const WASHES = ['hammer-wash', 'sold-wash', 'brass-wash']
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]
const GROUPS = ['brown', 'lightblue', 'pink', 'orange', 'red', 'yellow', 'green', 'darkblue', 'station', 'utility']

const across = (fronts: string[], backs: string[]): [string, string][] =>
  fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]))

const BODY = [
  ...across(['ink'], [...GROUNDS, ...WASHES]),
  ['stock-ink', 'stock'],
  ['stock-ink', 'stock-shade'],
  ['cheque-ink', 'cheque'],
  ['cheque-ink', 'stock'],
  ['on-brass', 'brass-light'],
  ['pip', 'die'],
  ['qr-dark', 'qr-light'],
  ['paper', 'ink'],
] as [string, string][]

const CONTROLS = [
  ...across(['muted', 'link', 'hammer-text', 'sold-text'], GROUNDS),
  ['hammer-text', 'hammer-wash'],
  ['sold-text', 'sold-wash'],
  ['on-hammer', 'hammer'],
  ['on-hammer', 'hammer-strong'],
  ['on-sold', 'sold'],
  ['on-sold', 'sold-strong'],
  ['stock-muted', 'stock'],
  ['stock-muted', 'stock-shade'],
  ['stamp', 'cheque'],
  ...SEATS.map((seat) => [`on-seat-${seat}`, `seat-${seat}`]),
  ...GROUPS.map((group) => [`on-group-${group}`, `group-${group}`]),
] as [string, string][]

// Edges and signs that are no text: 3:1 (WCAG 1.4.11).
const SIGNS = [
  ...across(['edge', 'focus'], ['paper', 'card', 'raised']),
  ...across(['hammer', 'sold', 'brass'], ['paper', 'card']),
  ...across(['house', 'hotel'], ['paper', 'card']),
] as [string, string][]

const THEMES: [string, Theme][] = [
  ['light', { dark: false, more: false }],
  ['dark', { dark: true, more: false }],
  ['light, high contrast', { dark: false, more: true }],
  ['dark, high contrast', { dark: true, more: true }],
]

describe.each(THEMES)('in %s', (_, theme) => {
  const colours = coloursOf(css, theme)
  const between = ([front, back]: [string, string]): number => {
    const [one, other] = [colours.get(front), colours.get(back)]
    if (!one || !other) throw new Error(`tokens.css has no colour ${one ? back : front}`)
    return contrast(one, other)
  }

  test.each(BODY)('body text %s on %s reaches 7', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(7)
  })
  test.each(CONTROLS)('%s on %s reaches 4.5', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(SIGNS)('the sign %s on %s reaches 3', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3)
  })
})

test('black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
