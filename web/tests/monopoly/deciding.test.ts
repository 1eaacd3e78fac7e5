import { expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import { bestRent, leadSince } from '../../src/monopoly/deciding'

const ledger = (...worth: number[][]) => ({ rounds: worth[0]!.map((_, n) => n), worth })

test('the lead counts from the round after which nobody else had as much', () => {
  expect(leadSince(ledger([10, 12, 9, 15, 20], [10, 11, 12, 13, 14]), 0)).toBe(3)
  expect(leadSince(ledger([10, 12, 13], [10, 11, 12]), 0)).toBeNull()
  expect(leadSince(ledger([10, 12, 13], [10, 15, 16]), 0)).toBeNull()
})

test('the best rent is one that was paid to the winner', () => {
  const paid = (n: number, creditor: number | null, amount: number, cause = 'rent') => ({ n, kind: 'move', at: n, events: [{ event: 'paid', debtor: 2, creditor, amount, cause }] })
  const entries = [paid(1, 0, 50), paid(2, 1, 900), paid(3, 0, 200), paid(4, 0, 800, 'card'), paid(5, null, 999)] as unknown as Entry[]
  expect(bestRent(entries, 0)).toEqual({ debtor: 2, amount: 200, n: 3 })
  expect(bestRent([], 0)).toBeNull()
})
