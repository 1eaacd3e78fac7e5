import { expect, test } from 'vitest'
import { placesBy, placesFrom, rulingIn } from '../../src/store/ruling'

const move = (n: number, parts: object = {}) => ({ n, kind: 'move', at: n, ...parts })
const said = { winners: [1], reason: 'the hall closes' }

test('a ruling is found at the end of the log, with who agreed', () => {
  const log = [move(1, { seat: 0, action: ['pass'] }), move(2, { action: ['ruling', said], agreed: [0, 1] }), { n: 3, kind: 'over', at: 3 }]
  expect(rulingIn(log)).toEqual({ ...said, agreed: [0, 1] })
  expect(rulingIn([move(1, { action: ['ruling', said] })])?.agreed).toEqual([])
})

test('a game that went to its end has none, and neither has a sealed move', () => {
  expect(rulingIn([move(1, { seat: 0, action: ['bid', 5] })])).toBeNull()
  expect(rulingIn([move(1, { seat: 0 })])).toBeNull()
  expect(rulingIn([])).toBeNull()
})

test('places are those that were named, or the winners before all others', () => {
  expect(placesBy({ ...said, agreed: [], places: [2, 1, 3] }, 3)).toEqual([2, 1, 3])
  expect(placesBy({ ...said, winners: [0, 2], agreed: [] }, 4)).toEqual([1, 3, 1, 3])
})

test('whatever numbers are given, they make a ranking', () => {
  expect(placesFrom([1, 2, 2, 3])).toEqual([1, 2, 2, 4])
  expect(placesFrom([4, 4, 2])).toEqual([2, 2, 1])
  expect(placesFrom([3, 3, 3])).toEqual([1, 1, 1])
})
