import { expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import { positions } from '../../src/table/positions'

const entry = (n: number, kind: string, seat?: number): Entry => ({ n, kind, at: n, ...(seat === undefined ? {} : { seat }) })

test('every move leads to the position after it', () => {
  const log = [entry(1, 'sat', 0), entry(2, 'dealt'), entry(3, 'move', 0), entry(4, 'said', 1), entry(5, 'move', 1)]
  expect([...positions(log)]).toEqual([[2, 0], [3, 1], [5, 2]])
})

test('a move that was taken back leads nowhere, nor does what followed it', () => {
  const log = [entry(1, 'move', 0), entry(2, 'move', 1), entry(3, 'move', 2), entry(4, 'undone', 1), entry(5, 'move', 1)]
  expect([...positions(log)]).toEqual([[1, 1], [5, 2]])
})
