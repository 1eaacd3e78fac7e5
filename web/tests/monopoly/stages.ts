// Small tables to begin a test from.

import { Board } from '../../src/monopoly/boards.svelte'
import aalen from '../../src/monopoly/boards/aalen'
import type { MonopolyObservation, MonopolyPersonView, SlotFigures, TablePart } from '../../src/link/wire'
import { seatedAt, you } from '../seated'
import type { TableStore } from '../../src/store/table.svelte'

export { you }

export const BOARD = new Board(aalen, 'aalen')

/** As a server has them while nobody owns anything. */
export const FIGURES: SlotFigures[] = BOARD.slots
  .filter((slot) => slot.price > 0)
  .map(({ index, price, house }) => {
    const [mortgage, interest] = [Math.floor(price / 2), Math.ceil(Math.floor(price / 2) / 10)]
    return [index, mortgage, interest, mortgage + interest, mortgage + interest, house, house / 2, null, null]
  })

export function person(parts: Partial<MonopolyPersonView> = {}): MonopolyPersonView {
  return { cash: 1500, at: 0, jail: 0, deeds: [], cards: [], is_living: true, is_holding: false, deeds_worth: 0, buildings_worth: 0, raisable: 0, ...parts }
}

export function game(parts: Partial<MonopolyObservation> = {}): MonopolyObservation {
  const people = parts.people ?? [person(), person(), person()]
  const owners: (number | null)[] = Array.from({ length: 40 }, () => null)
  people.forEach((one, seat) => one.deeds.forEach((slot) => (owners[slot] = seat)))
  return {
    edition: 'aalen-event',
    rules: 2,
    options: {},
    board: 'aalen',
    viewer: 0,
    memory: false,
    phase: 'turn',
    round: 1,
    turn: 0,
    opener: 0,
    dice: [2, 3],
    people,
    owners,
    levels: Array.from({ length: 40 }, () => 0),
    mortgaged: [],
    houses: 32,
    hotels: 12,
    claims: [],
    debts: [],
    auction: null,
    offers: [],
    waiting: [0],
    asked: [],
    own_wish: null,
    known_cards: null,
    scores: null,
    figures: FIGURES,
    book: {},
    ...parts,
  }
}

export const levels = (on: Record<number, number>): number[] => Array.from({ length: 40 }, (_, slot) => on[slot] ?? 0)

export function table(parts: Partial<TablePart> = {}): TablePart {
  return { ...seatedAt('monopoly', 'aalen-event', (seat) => (seat + 2) % 8), ...parts }
}

export interface Sent {
  moves: unknown[][]
  commands: unknown[]
}

/** A store that stands still and keeps what was sent. */
export function still(parts: Partial<Record<keyof TableStore, unknown>>, sent: Sent): TableStore {
  return {
    table: table(),
    clock: { at: 0, is_running: true, asked: {}, deadlines: {}, bank: [0, 0, 0], limit: null },
    game: game(),
    you: you(null),
    entries: [],
    present: [],
    latest: null,
    offset: 0,
    sending: 0,
    onNews: () => () => undefined,
    async do(command: unknown) {
      sent.commands.push(command)
      return {}
    },
    async move(...action: unknown[]) {
      sent.moves.push(action)
      return {}
    },
    ...parts,
  } as unknown as TableStore
}
