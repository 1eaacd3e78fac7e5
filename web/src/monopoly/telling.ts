// Monopoly as a story, for the log and for those who listen: every turn of a person has its head.
// `words/monopoly/story.py` tells alike.

import { untrack } from 'svelte'
import type { Entry } from '../link/frames'
import type { MonopolyEvent, MonopolyOwed, MonopolyPaid } from '../link/wire'
import { People, sentence, slugOf, type Facts, type Line, type Reader, type Story } from '../table/story'
import { onTable, type Board } from './boards.svelte'
import { eventsIn, isMonopoly } from './events'
import { factsOf } from './facts'
import { oneStop } from './naming'
import { isSaidAnyway } from './once'
import { Following, isFromAuction, leftAfter, payerOf, type Purses } from './purses'
import { Rents } from './rents'
import { termsOf } from './terms'

const HEADS: readonly string[] = ['turn_ended', 'last_call', 'ruled', 'game_ended']

type Events = readonly MonopolyEvent[]

/** Tells what belongs together: what one move and its dice brought about. */
export class Telling {
  private readonly rents = new Rents()
  private readonly at = new Map<number, number>()
  private turns = 0
  /** The latest, which need not be told again. */
  private offer: number | null = null

  constructor(
    private readonly people: People,
    private readonly board: Board,
  ) {}

  tell(told: Events, purses: Purses = []): Line[] {
    return told.flatMap((_, place) => this.say(told, place, purses)).filter((line) => line.text)
  }

  private say(told: Events, place: number, purses: Purses): Line[] {
    const event = told[place]!
    const lines: Line[] = []
    if (event.event === 'turn_ended') this.turns = Math.max(this.turns, 1) + 1
    if (this.turns === 0 && event.event === 'dice_rolled') {
      this.turns = 1
      lines.push({ text: sentence('monopoly-turn-ended', { turn: 1, ...this.people.facts('next', event.seat) }), isHead: true })
    }
    if (!isSaidAnyway(told, place)) lines.push({ text: this.sentence(told, place, purses), isHead: HEADS.includes(event.event) })
    this.note(event)
    return lines
  }

  private sentence(told: Events, place: number, purses: Purses): string {
    const event = told[place]!
    const earlier = told[place - 1]
    let facts = factsOf(event, this.people, this.board)
    if (payerOf(event) !== null) {
      const left = leftAfter(told, place, purses)
      facts.left = left === null ? 'unknown' : this.board.sum(left)
    }
    let tag: string = event.event
    if (event.event === 'moved' && earlier?.event === 'dice_rolled') {
      tag = 'rolled_and_moved'
      facts = { ...facts, ...factsOf(earlier, this.people, this.board) }
    }
    return oneStop(sentence(`monopoly-${slugOf(tag)}`, { ...facts, ...this.more(event, earlier) }))
  }

  /** What a sentence wants beyond the fields of its event. */
  private more(event: MonopolyEvent, earlier: MonopolyEvent | undefined): Facts {
    switch (event.event) {
      case 'turn_ended':
        return { turn: this.turns }
      case 'moved':
        return { visit: this.board.slots[event.to]?.kind === 'jail' ? 'yes' : 'no' }
      case 'paid':
      case 'owed':
        return this.cause(event)
      case 'traded':
        return { told: event.offer === this.offer ? 'yes' : 'no' }
      case 'jailed':
        return { why: earlier?.event === 'dice_rolled' ? 'double' : 'other' }
      case 'freed':
        return { fine: this.board.sum(this.board.written.money.fine) }
      case 'built':
        return isFromAuction(earlier) ? { price: 'none', left: 'unknown' } : {}
      default:
        return {}
    }
  }

  /** The place that costs: a street and its like, or where one stands. */
  private cause(event: MonopolyPaid | MonopolyOwed): Facts {
    const slot = event.cause === 'rent' ? this.rents.placeOf(event) : this.at.get(event.debtor)
    if (slot != null) return { place: this.board.name(slot) }
    return { place: '', cause: event.cause === 'rent' || event.cause === 'donation' ? 'none' : event.cause }
  }

  private note(event: MonopolyEvent): void {
    this.rents.note(event)
    if (event.event === 'moved') this.at.set(event.seat, event.to)
    else if (event.event === 'offered') this.offer = event.offer
  }
}

/** A table's story, with what is left in the purses this viewer sees. */
class MonopolyStory implements Story {
  private readonly telling: Telling | null
  /** Whoever does not see the game from the first entry on cannot follow the purses. */
  private following: Following | null | undefined

  constructor(
    private readonly reader: Reader,
    private readonly board: Board | null,
  ) {
    this.telling = board && new Telling(new People(reader.names, reader.seat), board)
  }

  tell(entry: Entry): Line[] {
    const events = eventsIn(entry)
    return this.telling && events.length ? this.telling.tell(events, this.purses(entry)) : []
  }

  private purses(entry: Entry): Purses {
    if (this.following === undefined) this.following = untrack(() => this.followed())
    return this.following?.after(entry) ?? []
  }

  private followed(): Following | null {
    const now = this.reader.now()
    return isMonopoly(now) && this.board ? new Following(now, this.board, termsOf(now), this.reader.seat) : null
  }
}

export const story = (reader: Reader): Story => new MonopolyStory(reader, onTable.board)

/** One event by itself, for those who show events one by one. */
export function tellEvent(event: MonopolyEvent, names: readonly string[], reader: number | null, board: Board): string {
  return new Telling(new People(names, reader), board).tell([event]).at(-1)?.text ?? ''
}
