// For Sale as a story, for the log and for those who listen. `words/forsale/story.py` tells alike.

import { untrack } from 'svelte'
import type { Entry } from '../link/frames'
import type { ForSaleEvent, ForSaleObservation, ForSaleSold } from '../link/wire'
import { listed, People, sentence, slugOf, type Facts, type Line, type Reader, type Story } from '../table/story'
import { eventsIn, eventsOf, isForSale } from './events'
import { inSentence } from './names'

const HEADS: readonly string[] = ['buildings_laid', 'cheques_laid', 'ruled', 'game_ended']

/** Everybody's coins where the reader sees them, else null. */
export type Coins = readonly (number | null)[]

export class ForSaleStory implements Story {
  private readonly people: People
  /** What everybody had at the beginning; null until this viewer sees the game. */
  private start: Coins | null = null
  private readonly paid = new Map<number, number>()

  constructor(private readonly reader: Reader) {
    this.people = new People(reader.names, reader.seat)
  }

  tell(entry: Entry): Line[] {
    const events = eventsIn(entry)
    const coins = this.coinsAfter(events)
    return tellTogether(events, this.people, coins)
  }

  /** Counted from what this viewer sees now: what was paid since then was in the purse before. */
  private coinsAfter(events: readonly ForSaleEvent[]): Coins {
    for (const event of events)
      if (event.event === 'passed' || event.event === 'auction_won') this.paid.set(event.seat, (this.paid.get(event.seat) ?? 0) + event.paid)
    this.start ??= untrack(() => coinsAtStart(this.reader))
    return (this.start ?? []).map((own, seat) => (own === null ? null : own - (this.paid.get(seat) ?? 0)))
  }
}

export const story = (reader: Reader): Story => new ForSaleStory(reader)

/** One event by itself, for those who show events one by one. */
export function tellEvent(event: ForSaleEvent, names: readonly string[], reader: number | null): string[] {
  return tellTogether([event], new People(names, reader), []).map((line) => line.text)
}

/** The same; where people decided the game, nobody won by counting. */
export function tellIn(entry: Entry, event: ForSaleEvent, names: readonly string[], reader: number | null): string[] {
  const isRuled = eventsIn(entry).some((one) => one.event === 'ruled')
  return event.event === 'game_ended' && isRuled ? [] : tellEvent(event, names, reader)
}

/** What one move brought about. Where people decided the game, nobody won by counting. */
export function tellTogether(events: readonly ForSaleEvent[], people: People, coins: Coins): Line[] {
  const isRuled = events.some((one) => one.event === 'ruled')
  return events
    .filter((event) => event.event !== 'game_ended' || !isRuled)
    .flatMap((event) => texts(event, people, coins).map((text) => ({ text, isHead: HEADS.includes(event.event) })))
    .filter((line) => line.text)
}

function texts(event: ForSaleEvent, people: People, coins: Coins): string[] {
  const say = (facts: Facts): string => sentence(`for-sale-${slugOf(event.event)}`, facts)
  if (event.event === 'revealed') return event.sales.map((sale) => say(factsOf(sale, people)))
  return [say({ ...factsOf(event, people), ...left(event, coins), ...more(event, people) })]
}

function factsOf(event: ForSaleEvent | ForSaleSold, people: People): Facts {
  const facts: Facts = {}
  for (const [field, value] of Object.entries(event)) {
    switch (field) {
      case 'seat':
      case 'opener':
        Object.assign(facts, people.facts(field, value as number))
        break
      case 'building':
        facts[field] = value === null ? '' : `${inSentence(value as number)} (${value as number})`
        break
      case 'buildings':
      case 'cheques':
        facts[field] = listed(value as number[])
        break
      case 'winners':
        facts[field] = people.listed(value as number[])
        break
      case 'round':
      case 'total':
      case 'back':
      case 'paid':
      case 'cheque':
        facts[field] = value as number
    }
  }
  return facts
}

function more(event: ForSaleEvent, people: People): Facts {
  if (event.event === 'passed') {
    const deal = event.back || event.paid ? 'paid' : 'free'
    return { deal: event.building === null ? 'none' : deal }
  }
  if (event.event !== 'game_ended') return {}
  const [first = 0, ...others] = event.winners
  const winner = others.length ? 'several' : people.facts('winner', first).winner!
  return { winner, winners: people.first(event.winners), score: event.scores[first] ?? 0 }
}

/** What the one who leaves an auction has left. */
function left(event: ForSaleEvent, coins: Coins): Facts {
  if (event.event !== 'passed' && event.event !== 'auction_won') return {}
  return { left: coins[event.seat] ?? 'unknown' }
}

function coinsAtStart({ seat, now, entries }: Reader): Coins | null {
  const game = now()
  if (!isForSale(game)) return null
  const isOpen = game.people.every((person) => person.coins !== null)
  return game.people.map((_, index) => (isOpen || index === seat ? startOf(game, index, entries()) : null))
}

function startOf(game: ForSaleObservation, seat: number, entries: readonly Entry[]): number | null {
  const { coins, bid } = game.people[seat]!
  if (coins === null) return null
  const paid = eventsOf(entries).map(({ event }) =>
    (event.event === 'passed' || event.event === 'auction_won') && event.seat === seat ? event.paid : 0,
  )
  return paid.reduce((sum, one) => sum + one, coins + bid)
}
