import { expect, test } from 'vitest'
import { qrCode } from '../../src/parts/qr'
import vectors from './qr-vectors.json'

// Made by the Python package qrcodegen (byte mode, level M, no boost): rows of the symbol in hexadecimal.
// segno is no measure here: it puts a zero byte before the padding, which the standard does not have.
const hexadecimal = (row: boolean[]): string => BigInt(`0b${row.map(Number).join('')}`).toString(16)

test.each(vectors)('version $version, mask $mask is as others make it', ({ text, version, mask, rows }) => {
  const grid = qrCode(text, mask)
  expect(grid.length).toBe(17 + 4 * version)
  expect(grid.map(hexadecimal)).toEqual(rows)
})

test('every version from 1 to 10 is among the vectors', () => {
  expect(new Set(vectors.map((one) => one.version)).size).toBe(10)
})

test('left alone, it takes a mask that differs only in the masking', () => {
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => qrCode('Zuschlag', mask).map(hexadecimal).join())
  expect(masks).toContain(qrCode('Zuschlag').map(hexadecimal).join())
})

test('what is too long is refused', () => {
  expect(() => qrCode('x'.repeat(214))).toThrow(RangeError)
})
