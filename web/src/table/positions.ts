// Which position of the written game a line of the log leads to: after so many moves. A move that was
// taken back is not in the written game.

import type { Entry } from '../link/frames'

export function positions(entries: readonly Entry[]): Map<number, number> {
  const found = new Map<number, number>()
  let moves: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'dealt') found.set(entry.n, 0)
    if (entry.kind === 'move') {
      moves.push(entry)
      found.set(entry.n, moves.length)
    }
    if (entry.kind === 'undone') {
      const first = moves.findLastIndex((move) => move.seat === entry.seat)
      if (first < 0) continue
      for (const gone of moves.slice(first)) found.delete(gone.n)
      moves = moves.slice(0, first)
    }
  }
  return found
}
