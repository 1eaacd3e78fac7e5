import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hex, sha256 } from '../../src/link/sha256'

test.each([0, 1, 32, 55, 56, 63, 64, 65, 200])('the hash of %i bytes is the one everybody gets', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256)
  expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
})
