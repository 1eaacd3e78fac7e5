// Frames of the socket, as docs/bot-api.md tells them.

import type {
  ClockPart,
  Command,
  ForSaleObservation,
  MonopolyObservation,
  PersonalPart,
  TablePart,
  YouPart,
} from './wire'

/** A game these pages know nothing about: its people, and whatever else it shows. */
export interface PlainView {
  people: readonly Readonly<Record<string, unknown>>[]
  [field: string]: unknown
}
export type Game = ForSaleObservation | MonopolyObservation | PlainView

export interface Entry {
  n: number
  kind: string
  at: number
  seat?: number
  [part: string]: unknown
}

export interface Parts {
  cursor: number
  clock: ClockPart
  game: Game | null
  you: YouPart
}
export type TableFrame = { t: 'table'; table: TablePart } & Parts & PersonalPart
export type NewsFrame = { t: 'news'; entry: Entry; table?: TablePart } & Parts

/** A plain value, `[value]`, `[]` for what is gone, or changes inside, by name or by places in a list. */
export type Change = string | number | boolean | null | unknown[] | { [name: string]: Change }

/** News as they come: what changed. `changes.ts` makes them whole. */
export interface NewsOfChanges {
  t: 'news'
  entry: Entry
  /** Since when, or since and until when, in milliseconds after the entry. */
  asked?: Record<string, number | [number, number]>
  clock?: Partial<ClockPart>
  game?: Change
  you?: Change
  /** Of your decision, where you had one and have one: its number, and what you may do. */
  on?: number
  options?: Change
  table?: Change
}

/** Since when nobody is connected for a seat, and how many times the usual patience it has. */
export interface Gone {
  since: number
  patience: number
}

export type Incoming =
  | { t: 'hello'; proto: number; server_time: number; build?: string | null }
  | TableFrame
  | NewsFrame
  | { t: 'log'; cursor: number; entries: Entry[] }
  | { t: 'ack'; id: string; cursor: number; made: Record<string, unknown> }
  | { t: 'nak'; id: string; error: string; facts: Record<string, unknown>; cursor: number | null }
  | { t: 'presence'; seats: boolean[]; gone?: Record<string, Gone> }
  | { t: 'pong'; n: number }
  | { t: 'error'; error: string; facts: Record<string, unknown> }

/** What a socket brings. */
export type Received = Incoming | NewsOfChanges

export type Outgoing =
  | { t: 'resume'; table: string; seat: number | null; cursor: number; proto: 2; at?: number }
  | { t: 'do'; id: string; command: Command }
  | { t: 'ping'; n: number }
  | { t: 'doze'; yes: boolean }
