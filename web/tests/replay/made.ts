// A game of so many moves, answered in stretches as the server would.

import type { Frame, Lookback, Replay } from '../../src/link/wire'
import type { Ask } from '../../src/replay/reading'

export const record = (game = 'for-sale') => ({ game, edition: '2015', seats: ['Anna', 'Ben', 'Carla'], options: {} })

export function frame(at: number, more: Partial<Frame> = {}): Frame {
  const action = at === 0 ? null : ['sell', at]
  return { at, seat: at === 0 ? null : at % 3, action, events: [], game: { row: [], phase: 'sell', round: 1, at }, money: [0, 0, 0], ...more }
}

export function fakeServer(steps: number, more: (at: number) => Partial<Frame> = () => ({})): { ask: Ask; asked: Lookback[] } {
  const asked: Lookback[] = []
  const ask: Ask = async (wanted) => {
    asked.push(wanted)
    const [from, to] = [wanted.from ?? 0, Math.min(wanted.to ?? 0, steps)]
    const frames = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => frame(from + index, more(from + index)))
    for (const one of frames) {
      Object.assign(one.game as object, { viewer: wanted.viewpoint })
      if (wanted.viewpoint !== 'open' && wanted.viewpoint !== one.seat) one.action = null // all moves here are sealed
    }
    const money = Array.from({ length: steps + 1 }, (_, at) => [at, 0, 0])
    const outcome = { scores: [1, 0, 0], ranking: [1, 2, 3], winners: [0], ending: 'sold-out' as const }
    return { game: String(wanted.record.game), edition: '2015', names: ['Anna', 'Ben', 'Carla'], steps, frames, money, outcome, refusal: null } satisfies Replay
  }
  return { ask, asked }
}
