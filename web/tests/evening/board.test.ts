import { expect, test } from 'vitest'
import classic from '../../src/monopoly/boards/classic'
import { Board, type WrittenBoard } from '../../src/monopoly/boards.svelte'
import { deedsOf, mortgageOf } from '../../src/evening/board/banking'
import { begun, bid, call, least, mayBid, pass } from '../../src/evening/board/hammer'
import { after, inOrder, lastTurns } from '../../src/evening/board/turns'
import { blank, buildable, built, draftOf, sheetOf, tapped } from '../../src/evening/board/sheets'
import type { MonopolySheet } from '../../src/link/wire'
import rules from './by_the_rules.json'

type Row = [mode: string, seats: number, opener: number, out: number[], on: number, hasRolled: boolean, plays: number[]]

test('after the bell those play whom the rules let play, whoever is on turn', () => {
  expect(rules.turns.length).toBeGreaterThan(400)
  for (const [mode, seats, opener, out, on, hasRolled, plays] of rules.turns as Row[]) {
    const turns = { seats, opener, out, on, hasRolled }
    expect({ mode, ...turns, plays: lastTurns(turns, mode) }).toEqual({ mode, ...turns, plays })
  }
})

test('the dice go clockwise, past those who are out', () => {
  const turns = { seats: 4, opener: 2, out: [3], on: 2, hasRolled: true }
  expect(inOrder(turns)).toEqual([2, 0, 1])
  expect(after(turns)).toBe(0)
  expect(after({ ...turns, on: 1 })).toBe(2)
})

test('mortgages cost what the rules say, rounded either way', () => {
  const board = new Board(classic as WrittenBoard)
  for (const [rounding, rows] of Object.entries(rules.mortgages)) {
    expect(rows).toHaveLength(28)
    expect(deedsOf(board).map((slot) => slot.index)).toEqual(rows.map(([slot]) => slot))
    for (const [slot, value, interest, redeem] of rows)
      expect(mortgageOf(board.slots[slot!]!, rounding === 'floor')).toEqual({ value, interest, redeem })
  }
})

test('clockwise, everybody bids in turn until all others have passed', () => {
  let sale = begun([1, 2, 0], 10, 5, false)
  expect([0, 1, 2].map((seat) => mayBid(sale, seat))).toEqual([false, true, false])
  expect(bid(sale, 2, 50)).toBe(sale)
  expect(bid(sale, 1, 9)).toBe(sale)
  sale = bid(sale, 1, 10)
  expect([sale.turn, least(sale)]).toEqual([2, 15])
  sale = pass(sale, 2)
  sale = bid(sale, 0, 20)
  expect(sale.turn).toBe(1)
  sale = pass(sale, 1)
  expect([sale.isOver, sale.leader, sale.high]).toEqual([true, 0, 20])
})

test('at an open cry three calls sell the lot, and a bid begins them anew', () => {
  let sale = begun([0, 1, 2], 1, 1, true)
  sale = bid(sale, 2, 30)
  expect(mayBid(sale, 2)).toBe(false)
  sale = call(call(sale))
  sale = bid(sale, 0, 31)
  expect(sale.calls).toBe(0)
  sale = call(call(call(sale)))
  expect([sale.isOver, sale.leader, sale.high]).toEqual([true, 0, 31])
  expect(bid(sale, 1, 99)).toBe(sale)
})

test('a lot that nobody wants goes to nobody', () => {
  const sale = [0, 1, 2].reduce((so, seat) => pass(so, seat), begun([0, 1, 2], 1, 1, false))
  expect([sale.isOver, sale.leader]).toEqual([true, null])
})

/** As somebody with a phone does it: cash, taps on deeds, buildings. */
function typed(board: Board, sheet: MonopolySheet): MonopolySheet {
  let draft = blank(sheet.seats.length)
  sheet.seats.forEach((estate, seat) => {
    draft = { ...draft, cash: draft.cash.with(seat, estate.cash ?? 0), out: draft.out.with(seat, estate.out ?? 0) }
    for (const deed of estate.deeds ?? []) {
      draft = tapped(draft, seat, deed.slot)
      if (deed.mortgaged) draft = tapped(draft, seat, deed.slot)
    }
    for (const deed of estate.deeds ?? []) if (deed.level) draft = built(draft, deed.slot, deed.level)
  })
  return sheetOf(board, draft)
}

test('what lies on the board can be tapped in, and comes out as it is', () => {
  const board = new Board(classic as WrittenBoard)
  const sheets = rules.sheets as MonopolySheet[]
  expect(sheets.some((sheet) => sheet.seats.some((estate) => estate.deeds?.some((deed) => deed.level === 5)))).toBe(true)
  expect(sheets.some((sheet) => sheet.seats.some((estate) => estate.deeds?.some((deed) => deed.mortgaged)))).toBe(true)
  for (const sheet of sheets) {
    expect(typed(board, sheet)).toEqual(sheet)
    expect(sheetOf(board, draftOf(sheet))).toEqual(sheet)
  }
})

test('a third tap takes a deed away, nobody takes what another has, and only whole groups are built on', () => {
  const board = new Board(classic as WrittenBoard)
  const one = tapped(blank(3), 0, 37)
  expect(tapped(one, 1, 37)).toBe(one)
  expect(buildable(board, one, 0)).toEqual([])
  const both = built(tapped(one, 0, 39), 37, 4)
  expect(buildable(board, both, 0).map((slot) => slot.index)).toEqual([37, 39])
  const mortgaged = tapped(both, 0, 39)
  expect(sheetOf(board, mortgaged).seats[0]!.deeds).toEqual([
    { slot: 37, level: 0, mortgaged: false },
    { slot: 39, level: 0, mortgaged: true },
  ])
  expect(tapped(mortgaged, 0, 39).owner).toEqual({ 37: 0 })
})
