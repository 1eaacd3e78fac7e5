// A table as it is being thought of: what the form shows, and the settings that come of it.

import { OWN_GAMES } from '../games'
import type { EditionCard, GameCard, Settings } from '../link/wire'
import { PACES, type Thinking } from '../table/thinking'
import { minutesFor } from './lasting'

export type LimitKind = 'none' | 'minutes' | 'rounds'

const USUAL_LENGTH = { none: 0, minutes: 40, rounds: 25 }
/** Seconds without a connection before a bot plays. */
const PATIENCE = 30
const A_DAY = 24 * 3600
/** Times for a decision: none, seconds, days. */
export const HURRY = [0, 15, 30, 60, 120, 300, A_DAY, 3 * A_DAY, 7 * A_DAY]
/** Options with a field of their own in the form. */
const APART = ['end.limit', 'players.max']

export class TableDraft {
  games: readonly GameCard[] = $state.raw([])
  game = $state('')
  edition = $state('')
  seats = $state(4)
  bots = $state(0)
  level = $state('')
  board = $state('')
  thinking: Thinking = $state('human')
  /** Seconds for a decision; 0 is no hurry, whole days are a slow table. */
  hurry = $state(0)
  bank = $state(60)
  pauses = $state(10)
  absence: NonNullable<Settings['absence']> = $state('ask')
  title = $state('')
  listed = $state(false)
  spectators = $state(true)
  limit: LimitKind = $state('none')
  length = $state(0)
  /** For each switch the number of the chosen value; the first is the edition's own. */
  chosen: Record<string, string> = $state({})

  readonly card: GameCard | undefined = $derived(this.games.find((one) => one.game === this.game))
  readonly terms: EditionCard | undefined = $derived(this.card?.editions.find((one) => one.edition === this.edition))
  readonly hasLimit: boolean = $derived('end.limit' in (this.terms?.options ?? {}))
  readonly switches: [string, unknown[]][] = $derived(
    Object.entries(this.terms?.options ?? {}).filter(([name, values]) => values.length > 1 && !APART.includes(name)),
  )

  /** Days for a decision, where it is not about seconds. */
  readonly days: number = $derived(this.hurry >= A_DAY ? this.hurry / A_DAY : 0)

  /** Minutes a game will take that does not go by the clock; null where nobody knows. */
  readonly lasts: number | null = $derived(
    this.hasLimit && this.limit !== 'minutes' && !this.days
      ? minutesFor(this.edition, this.seats, this.bots, this.limit === 'rounds' ? this.length : null)
      : null,
  )

  /** The games that can be played here; the draft begins with the first. */
  take(games: readonly GameCard[]): void {
    this.games = games
    this.chooseGame(games[0]?.game ?? '')
  }

  chooseGame(game: string): void {
    this.game = game
    const editions = this.card?.editions.map((one) => one.edition) ?? []
    this.edition = editions.find((one) => one === OWN_GAMES.get(game)?.quick.edition) ?? editions[0] ?? ''
    this.level = this.card?.bots[0] ?? ''
    this.board = this.card?.boards[0] ?? ''
    this.chooseEdition(this.edition)
  }

  chooseEdition(edition: string): void {
    this.edition = edition
    this.chosen = {}
    const allowed = this.terms?.seats ?? []
    if (!allowed.includes(this.seats)) this.seats = allowed[allowed.length > 2 ? 1 : 0] ?? 4
    this.bots = Math.min(this.bots, this.seats - 1)
    this.readLimit(this.terms?.options['end.limit']?.[0])
    this.chooseHurry(this.hurry)
  }

  /** A slow game cannot end by the minute. */
  chooseHurry(seconds: number): void {
    this.hurry = seconds
    if (this.days && this.limit === 'minutes') this.chooseLimit('rounds')
  }

  chooseLimit(kind: LimitKind): void {
    this.limit = kind
    this.length = USUAL_LENGTH[kind]
  }

  settings(): Settings {
    return {
      game: this.game,
      edition: this.edition,
      seats: this.seats,
      options: this.options(),
      board: this.board || null,
      title: this.title.trim(),
      listed: this.listed,
      spectators: this.spectators,
      time: this.days ? { days: this.days } : this.hurry ? { move: this.hurry, bank: this.bank } : {},
      pauses: this.pauses,
      absence: this.absence,
      away_after: PATIENCE,
      pace: PACES[this.thinking],
    }
  }

  private options(): Record<string, unknown> {
    const options: Record<string, unknown> = {}
    for (const [name, values] of this.switches) {
      const index = Number(this.chosen[name] ?? '0')
      if (index > 0) options[name] = values[index]
    }
    const limit = this.limit === 'none' ? null : { [this.limit]: this.length }
    const own = this.terms?.options['end.limit']?.[0] ?? null
    if (this.hasLimit && JSON.stringify(limit) !== JSON.stringify(own)) options['end.limit'] = limit
    if (this.seats > Number(this.terms?.options['players.max']?.[0])) options['players.max'] = this.seats
    return options
  }

  private readLimit(own: unknown): void {
    const [kind, length] = Object.entries((own ?? {}) as Record<string, number>)[0] ?? ['none', 0]
    // Rounds by the hundred are for bots: people have an evening.
    if (kind === 'rounds') this.chooseLimit('minutes')
    else [this.limit, this.length] = [kind as LimitKind, length]
  }
}
