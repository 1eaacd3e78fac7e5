// What everybody was worth over the game, as few points as a chart needs, and which move a place on it means.

import type { Series } from '../parts/chart'

const MOST_POINTS = 120
/** The room the chart keeps for its figures, left and right of the lines. */
const [LEFT, RIGHT] = [46, 26]

export interface Curve {
  series: Series[]
  /** The moves the points stand for. */
  moves: number[]
}

export function curveOf(money: readonly (readonly number[])[], seats: readonly { name: string; colour: number }[]): Curve {
  const last = money.length - 1
  const every = Math.max(1, Math.ceil(last / MOST_POINTS))
  const moves = Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => index * every)
  if (moves.at(-1) !== last && last > 0) moves.push(last)
  const series = seats.map(({ name, colour }, seat) => ({ name, seat: colour, values: moves.map((at) => money[at]?.[seat] ?? 0) }))
  return { series, moves }
}

/** Where a move lies between the points of the curve. */
export function pointOf({ moves }: Curve, at: number): number {
  const after = moves.findIndex((move) => move >= at)
  if (after <= 0) return 0
  const [low, high] = [moves[after - 1]!, moves[after]!]
  return after - 1 + (at - low) / (high - low)
}

/** The move nearest to a place in a chart of this width. */
export function moveAt({ moves }: Curve, x: number, width: number): number {
  const share = Math.max(0, Math.min(1, (x - LEFT) / Math.max(1, width - LEFT - RIGHT)))
  const point = share * (moves.length - 1)
  const [low, high] = [moves[Math.floor(point)] ?? 0, moves[Math.ceil(point)] ?? 0]
  return Math.round(low + (high - low) * (point % 1))
}
