// A table with three people in the middle of a game, for tests of any game.

import type { TablePart, YouPart } from '../src/link/wire'

export function seatedAt(game: string, edition: string, colourOf: (seat: number) => number): TablePart {
  const seats = ['Anna', 'Bruno', 'Clara'].map((name, seat) => ({
    kind: seat ? 'bot' : 'person',
    name,
    colour: colourOf(seat),
    away: null,
    bot: null,
    program: false,
  }))
  return {
    id: 't',
    code: 'ABCDEFGH',
    status: 'play',
    settings: { game, edition, seats: 3 },
    rules: 2,
    seats,
    host: 0,
    fair: { version: '', table: '', commit: '', seeds: [] },
    votes: [],
    undo: null,
    pause: null,
    ruling: null,
    pauses: 0,
    pause_until: null,
    result: null,
    rematch: null,
    head: null,
    absences: {},
    evening: null,
    speed: 1,
    skips: false,
    vacations: {},
    league: false,
    row_finished: false,
  }
}

export function you(options: unknown = null, parts: Partial<YouPart> = {}): YouPart {
  return {
    seat: 0,
    seats: [0],
    is_host: true,
    in_control: true,
    decision: options === null ? null : { on: 'P1', options },
    order: null,
    seed_wanted: null,
    can_undo: false,
    ...parts,
  }
}
