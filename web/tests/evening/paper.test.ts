import { expect, test } from 'vitest'
import { boardLink, cardIn, cardLink, isSheet, placesOf, tablesWanted } from '../../src/evening/paper/paper'
import { repeatsAfter } from '../../src/evening/swapping'
import { neededViews, stepsOf, tablePages } from '../../src/evening/wall/views'
import type { EveningPart, EveningTablePart, RoundPart } from '../../src/link/wire'

const table = (label: number, ...people: number[]): EveningTablePart => ({ label, people, result: null, is_ruled: false, is_board: false, is_entered: false })
const shared = { commit: null, server_seed: null, is_gate_open: false }
const round = (number: number, ...tables: EveningTablePart[]): RoundPart => ({ number, stage: 'heat', state: 'planned', final: null, present: [], tables, ...shared })
const rounds = [round(1, table(1, 1, 2, 3, 4), table(2, 5, 6, 7, 8)), round(2, table(1, 1, 5, 2, 6), table(2, 3, 7, 4, 8))]
const evening = (parts: object): EveningPart =>
  ({
    status: 'open',
    entrants: Array.from({ length: 9 }, (_, at) => ({ number: at + 1, name: `N${at}`, state: 'here', since: 1 })),
    settings: { size: 4 },
    standings: [],
    round: null,
    screen: { views: [], table: null, line: '' },
    ...parts,
  }) as unknown as EveningPart

test('a card leads to the evening with number and code, which are read again from the address', () => {
  const link = cardLink('http://192.168.8.10/e/AAAA-BBBB', 17, 'K7QF2M')
  expect(link).toBe('http://192.168.8.10/e/AAAA-BBBB#card-17-K7QF2M')
  expect(cardIn(new URL(link).hash.slice(1))).toEqual({ number: '17', code: 'K7QF2M' })
  expect(['', 'card-', 'card-1', 'card-x-AAAAAA', '0123456789abcdef0123456789abcdef'].map(cardIn)).toEqual([null, null, null, null, null])
  expect(boardLink('http://h/e/A', 3)).toBe('http://h/e/A/b/3')
  expect([isSheet('cards'), isSheet('constructor')]).toEqual([true, false])
})

test('a card has a line for every round, open where nothing is drawn yet', () => {
  expect(placesOf(rounds, 3, 5)).toEqual([
    { round: 1, table: 2, seat: 1 },
    { round: 2, table: 1, seat: 2 },
    { round: 3, table: null, seat: null },
  ])
})

test('there are tents for the fullest round, or for whoever is here', () => {
  expect(tablesWanted(evening({}), rounds)).toBe(2)
  expect(tablesWanted(evening({}), [])).toBe(3)
})

test('what a change of places costs is known before', () => {
  expect(repeatsAfter(rounds, rounds[1]!, 1, 5)).toBe(4)
  expect(repeatsAfter(rounds, rounds[1]!, 2, 3)).toBe(4)
  expect(repeatsAfter(rounds, rounds[0]!, 1, 5)).toBe(0)
})

test('the wall shows what the hall needs until somebody chooses', () => {
  expect(neededViews(evening({}))).toEqual(['join'])
  expect(neededViews(evening({ round: { ...rounds[0], state: 'called' } }))).toEqual(['names'])
  expect(neededViews(evening({ round: { ...rounds[0], state: 'running' } }))).toEqual(['clock'])
  expect(neededViews(evening({ status: 'over', standings: [{}] }))).toEqual(['podium', 'ranks'])
  const chosen = evening({ screen: { views: ['text', 'nonsense', 'join'], table: null, line: '' } })
  expect(stepsOf(chosen).map((one) => one.view)).toEqual(['text', 'join'])
})

test('sixty names are three pages, and fifteen tables are shared out in columns of twelve rows', () => {
  const many = round(1, ...Array.from({ length: 15 }, (_, at) => table(at + 1, ...[1, 2, 3, 4].map((seat) => at * 4 + seat))))
  const views = { views: ['names', 'tables'], table: null, line: '' }
  const steps = stepsOf(evening({ round: many, screen: views }))
  expect(steps.filter((one) => one.view === 'names')).toHaveLength(3)
  expect(tablePages(many.tables).map((page) => page.map((column) => column.length))).toEqual([[2, 2], [2, 2], [2, 2], [2, 1]])
  expect(tablePages(rounds[0]!.tables).map((page) => page.map((column) => column.length))).toEqual([[1, 1]])
})
