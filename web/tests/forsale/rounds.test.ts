import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import { bargain } from '../../src/forsale/bargain'
import { eventsOf } from '../../src/forsale/events'
import { leavesEmptyHanded, passPreview } from '../../src/forsale/passing'
import { lotsOf, moneyOver, roundCount, roundsOf, salesIn, sum } from '../../src/forsale/rounds'
import { ENTRIES, LAST, RECORDED } from './recorded'
import { auction, seat } from './stages'

const events = (entries: Entry[]) => eventsOf(entries).map(({ event }) => event)
const move = (n: number, by: number, ...told: unknown[]): Entry => ({ n, kind: 'move', at: 0, seat: by, events: told })

describe('the log as events', () => {
  test('an undo takes back the last move of its seat and all that followed', () => {
    const bids = [1, 2, 3].map((total, seat) => move(total, seat, { event: 'bid_placed', seat, total }))
    const told = events([...bids, { n: 4, kind: 'undone', at: 0, seat: 1 }])
    expect(told).toEqual([{ event: 'bid_placed', seat: 0, total: 1 }])
  })

  test('entries about the table have no events', () => {
    expect(events([{ n: 1, kind: 'said', at: 0, text: 'hello' }])).toEqual([])
  })
})

describe('the best auction', () => {
  const lots: Entry[] = [
    move(1, 1, { event: 'passed', seat: 1, building: 9, back: 1, paid: 1 }),
    move(2, 0, { event: 'auction_won', seat: 0, building: 28, paid: 13 }),
    move(3, 1, { event: 'auction_won', seat: 1, building: 30, paid: 14 }),
    move(4, 2, { event: 'passed', seat: 2, building: null, back: 0, paid: 0 }),
  ]
  test('is the most for the least, taken by oneself', () => {
    expect(bargain(lots, 0)).toEqual({ what: 'building-28', worth: 28, paid: 13, gain: 1 })
    expect(bargain(lots, 1)).toEqual({ what: 'building-9', worth: 9, paid: 1, gain: 3.5 })
    expect(bargain(lots, 2)).toBeNull()
  })
  test('and what was taken back was none', () => {
    expect(bargain([...lots.slice(0, 2), { n: 5, kind: 'undone', at: 0, seat: 0 }], 0)).toBeNull()
  })
})

describe('rounds', () => {
  const laid = move(1, 0, { event: 'buildings_laid', round: 1, buildings: [3, 9, 20], opener: 0 })
  const passed = move(2, 1, { event: 'passed', seat: 1, building: 3, back: 1, paid: 2 })

  test('a building that was taken keeps its place, with its taker and price', () => {
    const rounds = roundsOf(events([laid, passed]))
    expect(lotsOf(auction({ row: [9, 20] }), rounds)).toEqual([
      { building: 3, taken: { seat: 1, paid: 2 } },
      { building: 9, taken: null },
      { building: 20, taken: null },
    ])
  })

  test('a row the log does not know is shown as it lies', () => {
    expect(lotsOf(auction({ row: [5, 6] }), roundsOf(events([laid])))).toEqual([
      { building: 5, taken: null },
      { building: 6, taken: null },
    ])
  })

  test('the number of rounds fits at every moment of a whole game', () => {
    const rounds = roundsOf(events(ENTRIES))
    for (const phase of ['buy', 'sell'] as const) {
      const count = rounds.filter((round) => round.phase === phase).length
      for (const { game } of RECORDED) {
        if (game.phase !== phase) continue
        const so = roundsOf(events(ENTRIES.filter((_, index) => index < RECORDED.findIndex((one) => one.game === game) + 1)))
        expect(roundCount(game, so)).toBe(count)
      }
    }
  })

  test('money over the rounds begins with equal purses and ends with the scores', () => {
    const standings = moneyOver(LAST, roundsOf(events(ENTRIES)))
    expect(new Set(standings[0]!.money).size).toBe(1)
    expect(standings.at(-1)!.money).toEqual(LAST.scores)
  })

  test('while coins are covered there is no money to show', () => {
    expect(moneyOver(auction(), roundsOf(events([laid])))).toEqual([])
  })

  test('every sale of the game hands out its whole row', () => {
    for (const round of roundsOf(events(ENTRIES)).filter((one) => one.phase === 'sell'))
      expect(sum(salesIn(round).map((sale) => sale.cheque))).toBe(sum(round.row))
  })
})

describe('what a pass gives', () => {
  test('it is what the server says', () => {
    const passing = { building: 7, back: 1, paid: 2 }
    expect(passPreview(auction({ people: [seat({ passing }), seat()] }), 0)).toEqual(passing)
    expect(passPreview(auction({ people: [seat(), seat()] }), 0)).toEqual({ building: null, back: 0, paid: 0 })
  })

  test('somebody would leave with nothing as long as the server says so', () => {
    const empty = { building: null, back: 3, paid: 0 }
    expect(leavesEmptyHanded(auction({ people: [seat({ passing: empty }), seat()] }))).toBe(true)
    expect(leavesEmptyHanded(auction())).toBe(false)
  })
})
