// Small tables to begin a test from.

import type { ForSaleObservation, ForSaleSeatView, TablePart, YouPart } from '../../src/link/wire'

export function seat(parts: Partial<ForSaleSeatView> = {}): ForSaleSeatView {
  return {
    coins: null,
    bid: 0,
    in_auction: true,
    hand_size: 0,
    hand: null,
    sealed: false,
    cheque_count: 0,
    cheques: null,
    ...parts,
  }
}

export function auction(parts: Partial<ForSaleObservation> = {}): ForSaleObservation {
  return {
    edition: 'any',
    options: { refund: 'up' },
    viewer: 0,
    memory: false,
    phase: 'buy',
    round: 1,
    row: [3, 9, 20],
    high: 4,
    waiting: [0],
    turn: 0,
    people: [seat({ coins: 12, bid: 3, hand: [] }), seat({ bid: 4 }), seat()],
    box: null,
    cards_left: 9,
    own_sealed: null,
    purchases: null,
    cheques_seen: null,
    scores: null,
    ...parts,
  }
}

export function table(parts: Partial<TablePart> = {}): TablePart {
  const seats = ['Anna', 'Bruno', 'Clara'].map((name, colour) => ({
    kind: colour ? 'bot' : 'person',
    name,
    colour,
    away: null,
    bot: null,
    program: false,
  }))
  return {
    id: 't',
    code: 'ABCDEFGH',
    status: 'play',
    settings: { game: 'for-sale', edition: 'any', seats: 3 },
    seats,
    host: 0,
    fair: { version: '', table: '', commit: '', seeds: [] },
    votes: [],
    undo: null,
    pause_until: null,
    result: null,
    rematch: null,
    head: null,
    ...parts,
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
