// How the table looks after one event, worked out from the event alone. The stage shows an entry event by
// event with it, and the curve of everybody's worth is drawn with it; every entry ends at the server's word.

import type { MonopolyEvent, MonopolyObservation, MonopolyPersonView, MonopolyTraded } from '../link/wire'
import type { Board } from './boards.svelte'
import { figuresOf } from './estate'
import type { Terms } from './terms'

export interface Around {
  board: Board
  terms: Terms
  /** The move the event came from, as it is written. */
  action?: readonly unknown[]
  /** Mortgaged deeds the maker of a traded offer wanted to redeem. */
  redeemed?: readonly number[]
}

type Game = MonopolyObservation

export function applied(game: Game, event: MonopolyEvent, around: Around): Game {
  switch (event.event) {
    case 'dice_rolled':
      return { ...game, dice: event.dice, offers: [] }
    case 'rent_rolled':
      return game
    case 'moved':
      return person(game, event.seat, { at: event.to })
    case 'salary_paid':
    case 'received':
      return moved(game, null, event.seat, event.amount)
    case 'bought':
      return given(moved(game, event.seat, null, event.price), event.slot, event.seat)
    case 'lot_opened':
      return { ...game, phase: 'auction', auction: { lot: event.lot, high: 0, leader: null, turn: event.turn } }
    case 'bid_placed':
      return { ...game, auction: game.auction && { ...game.auction, high: event.amount, leader: event.seat } }
    case 'lot_sold': {
      if (typeof event.lot !== 'number') return { ...game, auction: null } // paid when it is built
      return given(moved({ ...game, auction: null }, event.seat, null, event.price), event.lot, event.seat)
    }
    case 'lot_unsold':
      return { ...game, auction: null }
    case 'claim_expired':
    case 'rent_waived':
    case 'rent_demanded':
      return { ...game, claims: game.claims.filter((claim) => claim.slot !== event.slot || claim.debtor !== event.debtor) }
    case 'paid':
      return moved(game, event.debtor, event.creditor, event.amount)
    case 'jailed':
      return person(game, event.seat, { at: around.board.slots.findIndex((slot) => slot.kind === 'jail'), jail: 1 })
    case 'freed':
      return freed(game, event.seat, event.how, around)
    case 'stayed_in_jail':
      return person(game, event.seat, { jail: event.jail_turn })
    case 'built':
      return levelled(moved(game, event.seat, null, event.price), event.street, event.level)
    case 'unbuilt':
      return levelled(moved(game, null, event.seat, event.back), event.street, event.level)
    case 'mortgaged':
      return { ...moved(game, null, event.seat, event.amount), mortgaged: [...game.mortgaged, event.slot] }
    case 'redeemed':
      return { ...moved(game, event.seat, null, event.price), mortgaged: game.mortgaged.filter((one) => one !== event.slot) }
    case 'traded':
      return traded(game, event, around)
    case 'held':
      return person(game, event.seat, { is_holding: true })
    case 'released':
      return person(game, event.seat, { is_holding: false })
    case 'went_bankrupt': {
      const bare = game.people[event.seat]!.deeds.reduce((sum, slot) => levelled(sum, slot, 0), game)
      return person(moved(bare, null, event.creditor, event.paid), event.seat, { is_living: false, cash: 0 })
    }
    case 'left_game':
      return person(game, event.seat, { is_living: false, cash: 0 })
    case 'deeds_passed':
      return inherited(game, event.seat, event.heir, event.deeds, around.terms)
    case 'turn_ended':
      return { ...game, turn: event.next }
    default:
      return game
  }
}

function person(game: Game, seat: number, change: Partial<MonopolyPersonView>): Game {
  return { ...game, people: game.people.map((one, index) => (index === seat ? { ...one, ...change } : one)) }
}

/** Money from one to another; null is the bank. Covered purses stay covered. */
function moved(game: Game, from: number | null, to: number | null, amount: number): Game {
  const people = game.people.map((one, seat) => {
    const gain = (seat === to ? amount : 0) - (seat === from ? amount : 0)
    return gain && one.cash !== null ? { ...one, cash: one.cash + gain } : one
  })
  return { ...game, people }
}

/** A deed to its new owner; null is the bank. */
function given(game: Game, slot: number, to: number | null): Game {
  const owners = game.owners.map((owner, index) => (index === slot ? to : owner))
  const people = game.people.map((one, seat) => {
    const rest = one.deeds.filter((deed) => deed !== slot)
    const deeds = seat === to ? [...rest, slot].sort((a, b) => a - b) : rest
    return deeds.length === one.deeds.length && seat !== to ? one : { ...one, deeds }
  })
  return { ...game, owners, people }
}

function levelled(game: Game, street: number, level: number): Game {
  return { ...game, levels: game.levels.map((now, index) => (index === street ? level : now)) }
}

function freed(game: Game, seat: number, how: string, { board, action }: Around): Game {
  const out = person(game, seat, { jail: 0 })
  // After the third failure the fine is a debt with an event of its own.
  return how === 'fine' && action?.[0] === 'pay-fine' ? moved(out, seat, null, board.written.money.fine) : out
}

function traded(game: Game, event: MonopolyTraded, around: Around): Game {
  const { seat, to, give, want } = event
  const chosen = (around.action?.[2] ?? {}) as Record<string, string>
  const byTaker = Object.keys(chosen).filter((slot) => chosen[slot] === 'redeem').map(Number)
  let after = moved(moved(game, seat, to, give.cash ?? 0), to, seat, want.cash ?? 0)
  for (const deed of want.deeds ?? []) after = received(after, deed, seat, around.redeemed ?? [])
  for (const deed of give.deeds ?? []) after = received(after, deed, to, byTaker)
  return after
}

/** A mortgaged deed costs interest when it changes hands, or is redeemed at once (MA-TRADE-8, MA-TRADE-9). */
function received(game: Game, slot: number, seat: number, redeem: readonly number[]): Game {
  const after = given(game, slot, seat)
  if (!game.mortgaged.includes(slot)) return after
  const { interest, release } = figuresOf(game, slot)
  if (!redeem.includes(slot)) return moved(after, seat, null, interest)
  return { ...moved(after, seat, null, release), mortgaged: game.mortgaged.filter((one) => one !== slot) }
}

function inherited(game: Game, seat: number, heir: number | null, deeds: number[], terms: Terms): Game {
  const passed = deeds.reduce((sum, slot) => levelled(given(sum, slot, heir), slot, 0), person(game, seat, { deeds: [] }))
  if (heir === null) return { ...passed, mortgaged: game.mortgaged.filter((slot) => !deeds.includes(slot)) }
  return terms.estate === 'all' ? passed : { ...passed, mortgaged: [...new Set([...game.mortgaged, ...deeds])] }
}
