import { expect, test } from 'vitest'
import type { SeatPart } from '../../src/link/wire'
import { deciding, isAside, missing, playersHere, type Around } from '../../src/table/asked'
import { auction, table, you } from '../forsale/stages'

const person = (parts: Partial<SeatPart> = {}): SeatPart => ({ kind: 'person', name: 'x', colour: 0, away: null, bot: null, program: false, ...parts })

function around(seats: SeatPart[], present: boolean[] = seats.map(() => true)): Around {
  return { table: table({ seats }), game: auction({ people: seats.map(() => auction().people[1]!) }), present }
}

test('a pause is asked of people who play here now: no bots, no programs, nobody away or cut off', () => {
  const seats = [person(), person({ kind: 'bot', bot: 'random' }), person({ program: true }), person({ away: 'gone' }), person(), person()]
  expect(playersHere(around(seats, [true, false, true, false, false, true]))).toEqual([0, 5])
})

test('a result is asked of those too who were cut off, but not of who left', () => {
  const seats = [person(), person({ away: 'gone' }), person({ away: 'time' }), person({ away: 'stood' }), person({ program: true })]
  expect(deciding(around(seats, [true, false, true, true, true]))).toEqual([0, 1, 2])
})

test('whoever is out of the game is asked nothing', () => {
  const living = [true, false, true].map((is_living) => ({ is_living }))
  const now = { ...around([person(), person(), person()]), game: { people: living } as never }
  expect(playersHere(now)).toEqual([0, 2])
  expect(deciding(now)).toEqual([0, 2])
})

test('before the deal nobody is asked', () => {
  expect(playersHere({ ...around([person(), person()]), game: null })).toEqual([])
})

test('those who asked or agreed are not missing', () => {
  expect(missing([0, 1, 2, 3], { seat: 2, agreed: [0] })).toEqual([1, 3])
})

test('only a host without a seat stands aside', () => {
  expect(isAside(you(null, { seat: null, seats: [] }))).toBe(true)
  expect(isAside(you())).toBe(false)
  expect(isAside(you(null, { seat: null, seats: [], is_host: false }))).toBe(false)
})
