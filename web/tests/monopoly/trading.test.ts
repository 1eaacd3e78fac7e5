import { expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import { completedBy, empty, lastRefused, worthOfSide } from '../../src/monopoly/trading'
import { BOARD, game, person } from './stages'

const [BROWN, OTHER_BROWN, STATION] = [1, 3, 5]

test('a side is worth its prices, its cash, and a mortgaged deed only its mortgage', () => {
  const at = game({ people: [person({ deeds: [BROWN, STATION] }), person(), person()], mortgaged: [STATION] })
  expect(worthOfSide(at, BOARD, { ...empty(), cash: 30, deeds: [BROWN, STATION] })).toBe(30 + 60 + 100)
})

test('a deed completes a group for whoever has the rest of it, and keeps it', () => {
  const at = game({ people: [person({ deeds: [BROWN] }), person({ deeds: [OTHER_BROWN] }), person()] })
  expect(completedBy(at, BOARD, 0, [OTHER_BROWN], [])).toEqual(['brown'])
  expect(completedBy(at, BOARD, 0, [OTHER_BROWN], [BROWN])).toEqual([])
  expect(completedBy(at, BOARD, 2, [OTHER_BROWN], [])).toEqual([])
})

test('what somebody last refused is the latest of the own offers to them that was rejected', () => {
  const said = (n: number, event: object): Entry => ({ n, kind: 'move', at: n, seat: 0, events: [event] }) as unknown as Entry
  const offered = (n: number, offer: number, to: number): Entry => said(n, { event: 'offered', seat: 0, to, offer, give: { cash: offer }, want: {} })
  const rejected = (n: number, offer: number): Entry => said(n, { event: 'rejected', seat: 1, to: 0, offer })
  const entries = [offered(1, 1, 1), rejected(2, 1), offered(3, 2, 1), rejected(4, 2), offered(5, 3, 2), rejected(6, 3), offered(7, 4, 1)]
  expect(lastRefused(entries, 0, 1)?.offer).toBe(2)
  expect(lastRefused(entries, 1, 0)).toBeNull()
})
