import { expect, test } from 'vitest'
import { byName, nameOf, pagesOf, placeIn, spelledCode } from '../../src/evening/names'
import type { EveningPart, RoundPart } from '../../src/link/wire'

const NAMES = ['Zoë', 'Ada', 'Émile', 'Ben', 'Dan', 'Cleo', 'Eve']
const round: RoundPart = {
  number: 2,
  stage: 'heat',
  state: 'called',
  final: null,
  present: [],
  commit: null,
  server_seed: null,
  is_gate_open: false,
  tables: [
    { label: 1, people: [3, 1, 2, 4], result: null, is_ruled: false, is_board: false, is_entered: false },
    { label: 2, people: [7, 6, 5], result: null, is_ruled: false, is_board: false, is_entered: false },
  ],
}
const evening = { entrants: NAMES.map((name, at) => ({ number: at + 1, name, state: 'here', since: 1 })) } as EveningPart

test('everybody is told table, seat and neighbours', () => {
  expect(placeIn(evening, round, 2)).toMatchObject({ seat: 3, others: ['Émile', 'Zoë', 'Ben'] })
  expect(placeIn(evening, round, 7)?.table.label).toBe(2)
})

test('who does not sit in a round has no place', () => {
  expect([placeIn(evening, round, 9), placeIn(evening, round, null), placeIn(evening, null, 1)]).toEqual([null, null, null])
  expect(nameOf(evening, 9)).toBe('')
})

test('a wall lists everybody once, as one looks for oneself', () => {
  const rows = byName(evening, round)
  expect(rows.map((row) => row.name)).toEqual(['Ada', 'Ben', 'Cleo', 'Dan', 'Émile', 'Eve', 'Zoë'])
  expect(rows[0]).toEqual({ name: 'Ada', table: 1, seat: 3 })
})

test('pages leave nobody out, and nothing is a page too', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(pagesOf([], 2)).toEqual([[]])
})

test('a code is read in two halves', () => {
  expect(spelledCode('K7QF2M9T')).toBe('K7QF-2M9T')
})
