// The sums behind Chart: a round scale, and where each point lies.

export interface Series {
  name: string
  /** Seat, for colour, letter and dash. */
  seat: number
  values: number[]
}

/** Round numbers from below the least to above the greatest, about `wanted` steps. */
export function scale(values: number[], wanted = 4): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const rough = (high - low) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10))
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** A path through the values, from the left edge to the right. */
export function line(values: number[], x: (index: number) => number, y: (value: number) => number): string {
  return values.map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('')
}

/** Labels at the right edge, pushed apart so that none covers another. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  order.forEach((index, rank) => {
    const before = order[rank - 1]
    placed[index] = Math.max(low, wanted[index]!, before === undefined ? low : placed[before]! + gap)
  })
  for (let rank = order.length - 1, limit = high; rank >= 0; rank--) {
    const index = order[rank]!
    placed[index] = Math.min(placed[index]!, limit)
    limit = placed[index]! - gap
  }
  return placed
}
