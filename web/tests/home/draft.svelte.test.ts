import { beforeEach, expect, test } from 'vitest'
import { TableDraft } from '../../src/home/draft.svelte'
import type { GameCard } from '../../src/link/wire'
import { catalogue } from '../../src/store/catalogue.svelte'
import { thinkingOf } from '../../src/table/thinking'

const third: GameCard = { game: 'third', title: 'A third one', bots: ['random'], boards: [], figures: {}, levels: [], editions: [{ edition: 'only', seats: [2, 3], options: { fixed: ['one'] }, figures: {} }] }

let draft: TableDraft
beforeEach(() => {
  draft = new TableDraft()
  draft.take([...catalogue.games, third])
})

test('a table as it comes has the rules of its edition', () => {
  expect(draft.settings()).toMatchObject({ game: 'for-sale', edition: '2015', seats: 4, options: {}, board: null, time: {} })
})

test('only what was changed is agreed', () => {
  draft.chosen = { refund: '1' }
  expect(draft.settings().options).toEqual({ refund: 'down' })
})

test('a switch with one position is none', () => {
  draft.chooseGame('third')
  expect(draft.switches).toEqual([])
})

test('another edition forgets the switches and keeps as many seats as it can', () => {
  draft.seats = 6
  draft.bots = 5
  draft.chosen = { refund: '1' }
  draft.chooseEdition('1997')
  expect([draft.seats, draft.bots, draft.chosen]).toEqual([4, 3, {}])
})

test('bots play as at a club unless somebody wants others', () => {
  expect(draft.level).toBe('club')
  draft.chooseGame('monopoly')
  expect(draft.level).toBe('club')
})

test('how long bots think is a setting', () => {
  expect(thinkingOf(draft.settings())).toBe('human')
  draft.thinking = 'none'
  expect(draft.settings().pace![1]).toBeLessThan(0.5)
  expect(thinkingOf({ ...draft.settings(), pace: [7, 8] })).toBeNull()
})

test('the length of a game has a field of its own', () => {
  draft.chooseGame('monopoly')
  expect([draft.edition, draft.limit, draft.length]).toEqual(['aalen-casual', 'rounds', 200])
  draft.chooseEdition('aalen-event')
  expect([draft.limit, draft.length]).toEqual(['minutes', 60])
  draft.chooseLimit('rounds')
  draft.length = 2
  expect(draft.settings().options).toEqual({ 'end.limit': { rounds: 2 } })
  draft.chooseEdition('classic')
  expect(draft.limit).toBe('none')
  expect(draft.settings().options).toEqual({})
})

test('more than six need a rule for it', () => {
  draft.chooseGame('monopoly')
  draft.seats = 8
  expect(draft.settings().options).toMatchObject({ 'players.max': 8 })
})

test('a game these pages know nothing about can be sat down to as well', () => {
  draft.chooseGame('third')
  expect(draft.settings()).toMatchObject({ game: 'third', edition: 'only', seats: 2, options: {}, board: null })
  expect(draft.level).toBe('random')
  draft.chooseGame('monopoly')
  expect(draft.settings()).toMatchObject({ game: 'monopoly', board: 'aalen' })
})

test('a clock has a move and a bank', () => {
  draft.hurry = 30
  draft.bank = 90
  expect(draft.settings().time).toEqual({ move: 30, bank: 90 })
})

test('how many pauses there may be is agreed as well', () => {
  expect(draft.settings().pauses).toBe(10)
  draft.pauses = 0
  expect(draft.settings().pauses).toBe(0)
})
