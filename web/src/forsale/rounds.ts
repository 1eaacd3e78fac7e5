// Rounds, found in the events: what lay in the row, who took what, and what money it left behind.

import type {
  ForSaleAuctionWon,
  ForSaleEvent,
  ForSaleObservation,
  ForSalePassed,
  ForSaleSold,
  ForSaleSwept,
} from '../link/wire'

export interface Round {
  phase: 'buy' | 'sell'
  number: number
  /** Buildings or cheques, ascending. */
  row: number[]
  events: ForSaleEvent[]
}

export type Leaving = ForSalePassed | ForSaleAuctionWon

export function roundsOf(events: readonly ForSaleEvent[]): Round[] {
  const rounds: Round[] = []
  for (const event of events) {
    if (event.event === 'buildings_laid')
      rounds.push({ phase: 'buy', number: event.round, row: event.buildings, events: [] })
    else if (event.event === 'cheques_laid')
      rounds.push({ phase: 'sell', number: event.round, row: event.cheques, events: [] })
    else rounds.at(-1)?.events.push(event)
  }
  return rounds
}

export function leavingsIn(round: Round): Leaving[] {
  return round.events.filter((event) => event.event === 'passed' || event.event === 'auction_won')
}

/** The buildings of a sale and their cheques, the best first. */
export function salesIn(round: Round): ForSaleSold[] {
  return round.events.flatMap((event) => (event.event === 'revealed' ? event.sales : []))
}

export function sweepIn(round: Round): ForSaleSwept | null {
  return round.events.find((event) => event.event === 'swept') ?? null
}

export interface Lot {
  building: number
  /** Who has taken it, and for how much; null while it lies there. */
  taken: { seat: number; paid: number } | null
}

/** The whole row of this auction, with what has become of each building. */
export function lotsOf(game: ForSaleObservation, rounds: readonly Round[]): Lot[] {
  const round = rounds.findLast((one) => one.phase === 'buy' && one.number === game.round)
  const isKnown = round !== undefined && game.row.every((building) => round.row.includes(building))
  if (!isKnown) return game.row.map((building) => ({ building, taken: null }))
  const takers = new Map(leavingsIn(round).map((event) => [event.building, { seat: event.seat, paid: event.paid }]))
  return round.row.map((building) => ({
    building,
    taken: game.row.includes(building) ? null : (takers.get(building) ?? null),
  }))
}

/** How many rounds this phase has. A sale ends when at most one seat has buildings left. */
export function roundCount(game: ForSaleObservation, rounds: readonly Round[]): number {
  if (game.phase === 'buy') {
    const first = rounds.find((round) => round.phase === 'buy')
    const shown = first?.row.length ?? game.people.length
    return game.round + Math.ceil(game.cards_left / shown)
  }
  const hands = game.people.map((person) => person.hand_size).sort((a, b) => b - a)
  const isOpen = game.row.length > 0
  return game.round + Math.max(0, (hands[1] ?? 0) - (isOpen ? 1 : 0))
}

export interface Standing {
  phase: Round['phase'] | 'start'
  number: number
  /** Coins and cheques together, by seat. */
  money: number[]
}

/** Everybody's money after every round. Only possible when the coins at the end lie open. */
export function moneyOver(game: ForSaleObservation, rounds: readonly Round[]): Standing[] {
  const coins = game.people.map((person) => person.coins)
  if (!rounds.length || coins.some((own) => own === null)) return []
  const money = coins.map((own, seat) => (own ?? 0) + (game.people[seat]?.bid ?? 0))
  for (const round of rounds) for (const event of leavingsIn(round)) money[event.seat]! += event.paid
  const standings: Standing[] = [{ phase: 'start', number: 0, money: [...money] }]
  for (const round of rounds) {
    for (const event of leavingsIn(round)) money[event.seat]! -= event.paid
    for (const sale of salesIn(round)) money[sale.seat]! += sale.cheque
    const sweep = sweepIn(round)
    if (sweep) money[sweep.seat]! += sum(sweep.cheques)
    standings.push({ phase: round.phase, number: round.number, money: [...money] })
  }
  return standings
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
