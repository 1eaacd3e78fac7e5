import { expect, test } from 'vitest'
import { applied, View } from '../../src/link/changes'
import type { NewsFrame, Received } from '../../src/link/frames'
import { CLOCK, tableFrame, YOU } from './fakes'

const told = (n: number, parts: object = {}): Received => ({ t: 'news', entry: { n, kind: 'move', at: 5000 }, ...parts }) as Received

test('follows changes of every kind, and leaves what was there as it is', () => {
  const before = { high: 8, row: [2, 5], people: [{ bid: 8 }, { bid: 0 }, { bid: 0 }], box: 4, turn: 1 }
  const kept = structuredClone(before)
  const change = { high: 9, row: [[3, 4, 7]], people: { '0,2': { least: 10 }, 1: [null], 3: [{ bid: 1 }] }, box: [], turn: null, round: 2 }
  expect(applied(before, change)).toEqual({
    high: 9,
    row: [3, 4, 7],
    people: [{ bid: 8, least: 10 }, null, { bid: 0, least: 10 }, { bid: 1 }],
    turn: null,
    round: 2,
  })
  expect(before).toEqual(kept)
})

test('makes news whole from what was shown before', () => {
  const view = new View()
  view.take(tableFrame(3, { game: { step: 3, row: [1] } }) as Received)
  const first = view.take(told(4, { game: { step: 4 }, asked: { 1: 0, 2: [-20, 30000] } })) as NewsFrame
  expect(first).toEqual({
    t: 'news',
    cursor: 4,
    entry: { n: 4, kind: 'move', at: 5000 },
    clock: { ...CLOCK, at: 5000, asked: { 1: 5000, 2: 4980 }, deadlines: { 1: null, 2: 35000 } },
    game: { step: 4, row: [1] },
    you: YOU,
  })
  const second = view.take(told(5, { table: { status: 'over' }, clock: { is_running: false } })) as NewsFrame
  expect(second.game).toBe(first.game)
  expect(second.table?.status).toBe('over')
  expect(second.clock).toEqual({ ...first.clock, is_running: false })
})

test('does not follow what it was never shown', () => {
  const view = new View()
  expect(view.take(told(4))).toBeNull()
  view.take(tableFrame(3) as Received)
  expect(view.take(told(5))).toBeNull()
  expect(view.take(told(4))).not.toBeNull()
})

test('a decision that is still there changes its number and what may be done', () => {
  const view = new View()
  view.take(tableFrame(3, { you: { ...YOU, decision: { on: 'P7', options: { roll: true } } } }) as Received)
  const next = view.take(told(4, { on: 8, options: { roll: [], done: true } })) as NewsFrame
  expect(next.you.decision).toEqual({ on: 'P8', options: { done: true } })
})
