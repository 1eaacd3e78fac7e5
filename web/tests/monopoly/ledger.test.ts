import { expect, test } from 'vitest'
import { applied } from '../../src/monopoly/applied'
import { eventsIn } from '../../src/monopoly/events'
import { beginning, ledgerOf } from '../../src/monopoly/ledger'
import { termsOf } from '../../src/monopoly/terms'
import { ENTRIES, LAST, OWN_CASH, SCORES } from './recorded'
import { BOARD } from './stages'

const terms = termsOf(LAST)

test('events alone lead to the cash, deeds, buildings and mortgages the server tells', () => {
  let game = beginning(LAST, BOARD)
  ENTRIES.forEach((entry, index) => {
    for (const event of eventsIn(entry)) game = applied(game, event, { board: BOARD, terms, action: entry.action as unknown[] })
    expect(game.people[0]!.cash, `after move ${entry.n}`).toBe(OWN_CASH[index])
  })
  expect(game.owners).toEqual(LAST.owners)
  expect(game.levels).toEqual(LAST.levels)
  expect([...game.mortgaged].sort((a, b) => a - b)).toEqual(LAST.mortgaged)
  expect(game.people.map((person) => person.cash)).toEqual(LAST.people.map((person) => person.cash))
  expect(game.people.map((person) => person.at)).toEqual(LAST.people.map((person) => person.at))
})

test('the curve begins with the money of the start and ends with the scores', () => {
  const ledger = ledgerOf(ENTRIES, LAST, BOARD, terms)
  expect(ledger.worth.map((curve) => curve[0])).toEqual([1500, 1500, 1500, 1500])
  expect(ledger.worth.map((curve) => curve.at(-1))).toEqual(SCORES)
  expect(ledger.rounds).toHaveLength(LAST.round + 1)
})

test('what was taken back does not count', () => {
  const [first] = ENTRIES
  const undone = { n: 2, kind: 'undone', at: 0, seat: first!.seat! }
  const ledger = ledgerOf([first!, undone], { ...LAST, round: 1 }, BOARD, terms)
  expect(ledger.worth.every((curve) => curve.at(-1) === 1500)).toBe(true)
})
