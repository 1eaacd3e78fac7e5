import { expect, test } from 'vitest'
import { line, scale, spread } from '../../src/parts/chart'

test('the scale has round steps around all values', () => {
  expect(scale([0, 2600, 400])).toEqual([0, 1000, 2000, 3000])
  expect(scale([-300, 900])).toEqual([-500, 0, 500, 1000])
  expect(scale([])).toEqual([0, 1])
})

test('a line runs from the first value to the last', () => {
  const path = line([1, 2], (index) => index * 10, (value) => value * 2)
  expect(path).toBe('M0.0 2.0L10.0 4.0')
})

test('labels at the same height are pushed apart and stay inside', () => {
  const placed = spread([50, 50, 98], 10, 0, 100)
  const sorted = [...placed].sort((a, b) => a - b)
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(10)
  expect(Math.max(...spread([99, 99, 99], 10, 0, 100))).toBeLessThanOrEqual(100)
})
