// What happened while somebody skipped, in three lines: the weightiest of it, in its order.

import type { Entry } from '../link/frames'
import type { Told } from './log'

export interface Missed {
  /** The entry after which was skipped, and the last one that was. */
  from: number
  to: number
}

const MOST = 3

/** The higher, the more it changes a game; what is not here nobody misses. */
const WEIGHTS: Readonly<Record<string, number>> = {
  went_bankrupt: 9,
  left_game: 9,
  traded: 8,
  lot_sold: 7,
  auction_won: 7,
  revealed: 6,
  built: 5,
  bought: 5,
  unbuilt: 4,
  took_building: 3,
  paid: 3,
  jailed: 2,
  card_drawn: 1,
}

interface Happened {
  event: string
  amount?: number
}

/** Money counts beside the kind of what happened, but never makes a rent outweigh a sale. */
function weightOf(entry: Entry): number {
  const events = (entry.events ?? []) as Happened[]
  return Math.max(0, ...events.map((one) => (WEIGHTS[one.event] ?? 0) + Math.min(0.9, (one.amount ?? 0) / 2000)))
}

export function missedLines(told: readonly Told[], entries: readonly Entry[], { from, to }: Missed): string[] {
  const lineOf = new Map(told.map(({ n, lines }) => [n, lines.findLast((line) => !line.isHead)?.text]))
  return entries
    .filter(({ n }) => n > from && n <= to)
    .map((entry) => ({ n: entry.n, weight: weightOf(entry), text: lineOf.get(entry.n) }))
    .filter(({ weight, text }) => weight > 0 && text)
    .sort((a, b) => b.weight - a.weight || b.n - a.n)
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n)
    .map(({ text }) => text!)
}
