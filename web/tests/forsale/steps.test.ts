import { expect, test } from 'vitest'
import { pacing } from '../../src/forsale/pacing'
import { sum } from '../../src/forsale/rounds'
import { stepsOf } from '../../src/forsale/steps'
import { RECORDED } from './recorded'
import { auction } from './stages'

const pairs = RECORDED.slice(1).map((after, index) => ({ before: RECORDED[index]!.game, after }))

test('the last step of every entry leads to the game as the server tells it', () => {
  for (const { before, after } of pairs) {
    const last = stepsOf(after.entry, before, after.game).at(-1)!.game
    expect(last.row).toEqual(after.game.row)
    const known = (game: typeof last) => game.people.map(({ bid, hand_size, sealed, cheque_count }) => ({ bid, hand_size, sealed, cheque_count }))
    expect(known(last)).toEqual(known(after.game))
    expect(last.people[0]!.coins).toBe(after.game.people[0]!.coins)
    expect(last.people[0]!.hand).toEqual(after.game.people[0]!.hand)
  }
})

test('pacing gives every entry at least the time of its steps', () => {
  for (const { before, after } of pairs) {
    const steps = stepsOf(after.entry, before, after.game)
    expect(pacing(after.entry)).toBeGreaterThanOrEqual(sum(steps.map((step) => step.ms)))
  }
})

test('entries that tell nothing of the game take no time', () => {
  expect(pacing({ n: 1, kind: 'said', at: 0, text: 'hello' })).toBe(0)
})

test('a reveal turns from the lowest to the best, ever more slowly, and pays last', () => {
  const sales = [30, 12, 4].map((building, seat) => ({ seat, building, cheque: building }))
  const entry = { n: 1, kind: 'move', at: 0, seat: 0, events: [{ event: 'revealed', sales }] }
  const steps = stepsOf(entry, auction({ phase: 'sell' }), auction({ phase: 'sell', row: [] }))
  expect(steps.map((step) => [step.turned, step.isPaid ?? false])).toEqual([[1, false], [2, false], [3, false], [3, true]])
  expect(steps[0]!.ms).toBeLessThan(steps[1]!.ms)
  expect(steps[1]!.ms).toBeLessThan(steps[2]!.ms)
})

test('a row is dealt card by card', () => {
  const row = [3, 9, 20]
  const entry = { n: 1, kind: 'dealt', at: 0, events: [{ event: 'buildings_laid', round: 1, buildings: row }] }
  const steps = stepsOf(entry, null, auction({ row }))
  expect(steps.map((step) => step.laid)).toEqual([1, 2, 3])
  expect(steps.every((step) => step.game.row === row)).toBe(true)
})

test('nobody sees what another one has laid down', () => {
  const entry = { n: 1, kind: 'move', at: 0, seat: 1, events: [{ event: 'sealed', seat: 1 }] }
  const [step] = stepsOf(entry, auction({ phase: 'sell' }), auction({ phase: 'sell' }))
  expect(step!.game.people[1]!.sealed).toBe(true)
  expect(step!.game.own_sealed).toBeNull()
})

test('the own building that lies face down is known from the own action', () => {
  const entry = { n: 1, kind: 'move', at: 0, seat: 0, action: ['sell', 9], events: [{ event: 'sealed', seat: 0 }] }
  const [step] = stepsOf(entry, auction({ phase: 'sell' }), auction({ phase: 'sell' }))
  expect(step!.game.own_sealed).toBe(9)
})

test('a ruling stops a sale as it stands, and then everything is counted', () => {
  const before = auction({ phase: 'sell', waiting: [0, 2], people: auction().people.map((one) => ({ ...one, sealed: true })) })
  const after = auction({ phase: 'done', row: [], waiting: [] })
  const entry = { n: 1, kind: 'move', at: 0, events: [{ event: 'ruled', winners: [1] }, { event: 'game_ended', scores: [], ranking: [], winners: [1] }] }
  const [ruled, ended] = stepsOf(entry, before, after)
  expect(ruled!.game).toEqual({ ...before, waiting: [], turn: null })
  expect(ended!.game).toBe(after)
  expect(pacing(entry)).toBeGreaterThan(ruled!.ms)
})
