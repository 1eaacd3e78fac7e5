import { beforeAll, beforeEach, expect, test } from 'vitest'
import { TableDraft } from '../../src/home/draft.svelte'
import { aboutText, PERSON } from '../../src/home/lasting'
import { LENGTHS } from '../../src/home/lengths'
import type { GameCard } from '../../src/link/wire'
import { catalogue } from '../../src/store/catalogue.svelte'
import { thinkingOf } from '../../src/table/thinking'
import { loadWords } from '../../src/words/index.svelte'

const third: GameCard = { game: 'third', title: 'A third one', bots: ['random'], boards: [], figures: {}, levels: [], editions: [{ edition: 'only', seats: [2, 3], options: { fixed: ['one'] }, figures: {} }] }

let draft: TableDraft
beforeAll(() => loadWords('en'))
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
  expect([draft.edition, draft.limit, draft.length]).toEqual(['aalen-casual', 'minutes', 40])
  expect(draft.settings().options).toEqual({ 'end.limit': { minutes: 40 } })
  draft.chooseEdition('aalen-event')
  expect([draft.limit, draft.length]).toEqual(['minutes', 60])
  draft.chooseLimit('rounds')
  draft.length = 2
  expect(draft.settings().options).toEqual({ 'end.limit': { rounds: 2 } })
  draft.chooseEdition('classic')
  expect(draft.limit).toBe('none')
  expect(draft.settings().options).toEqual({})
})

test('how long a game will take is known for every length', () => {
  draft.chooseGame('monopoly')
  expect(draft.lasts).toBeNull()
  const lasting = (rounds: number, bots = 0): number => {
    draft.chooseLimit('rounds')
    ;[draft.length, draft.bots] = [rounds, bots]
    return draft.lasts!
  }
  expect(lasting(25)).toBeCloseTo((LENGTHS['aalen-casual']![4]![1]![1] * PERSON) / 60)
  expect(lasting(30)).toBeGreaterThan(lasting(25))
  expect(lasting(25, 3)).toBeLessThan(lasting(25))
  draft.chooseLimit('none')
  expect(draft.lasts).toBeGreaterThan(lasting(100, 3))
  expect(draft.settings().options).toEqual({ 'end.limit': { rounds: 100 } })
  expect([aboutText(53), aboutText(112)]).toEqual(['55 minutes', '2 hours'])
})

test('a table waits for people who lose the connection as it was agreed', () => {
  expect(draft.settings()).toMatchObject({ absence: 'ask', away_after: 30 })
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

test('a slow table gives days, and no game there ends by the minute', () => {
  draft.chooseGame('monopoly')
  draft.chooseLimit('minutes')
  draft.chooseHurry(3 * 24 * 3600)
  expect(draft.settings().time).toEqual({ days: 3 })
  expect(draft.limit).toBe('rounds')
  expect(draft.lasts).toBeNull()
  draft.chooseEdition(draft.edition)
  expect(draft.limit).not.toBe('minutes')
  draft.chooseHurry(30)
  expect(draft.settings().time).toMatchObject({ move: 30 })
})

test('how many pauses there may be is agreed as well', () => {
  expect(draft.settings().pauses).toBe(10)
  draft.pauses = 0
  expect(draft.settings().pauses).toBe(0)
})
