// The check of docs/fairness.md in the page: do cards and dice follow from the seeds that were fixed
// before anybody could know what they lead to? Nothing is asked of the server.

import { hex, hmac, sha256, unhex } from '../link/sha256'

export const VERSION = 'zuschlag-fair-1'
/** One deal for many tables of a round: hashes as in version 1, with the round and everybody's seeds in them. */
const OF_ROUND = 'zuschlag-fair-2'
const SPAN = 2 ** 32
const HEX = /^[0-9a-f]{64}$/

export type What = 'commitment' | 'seeds' | 'own' | 'buildings' | 'cheques' | 'chance' | 'chest' | 'opener' | 'dice' | 'setup'

/** One thing that was recomputed. */
export interface Finding {
  what: What
  ok: boolean
  /** How many cards or throws were compared, or how many seats took part. */
  count?: number
  /** Where the first difference is, from 0. */
  at?: number
}

export type CannotTell = 'missing' | 'hidden' | 'version' | 'unreadable'
export interface Findings {
  found: Finding[]
  cannotTell: CannotTell | null
  /** Seeds alone were checked: how this game is dealt is not known here. */
  isPartial?: true
}
/** What a deal should have been, compared with what it was. */
export type Drawn = (record: Dealt, key: Uint8Array) => Finding[]

/** Whether everything matches; null when not everything could be checked. */
export function verdict({ found, cannotTell, isPartial }: Findings): boolean | null {
  if (!found.every((one) => one.ok)) return false
  return cannotTell || isPartial ? null : true
}

interface Seed {
  hash: string | null
  seed: string | null
}
interface Fair {
  version: string
  table: string
  commit: string
  server_seed: string | null
  seeds: Seed[]
  round?: string
}
export interface Dealt {
  game: string
  rules?: number
  edition: string
  seats: string[]
  deal: Record<string, unknown>
  fair?: Fair
}

/** Checks a record. `own` has the seeds this device drew, by seat, where it still knows them. */
export function check(record: unknown, drawn: Drawn | null, own: ReadonlyMap<number, string> = new Map()): Findings {
  const written = record as Dealt
  const fault = unfit(written?.fair)
  if (fault) return { found: [], cannotTell: fault }
  const fair = written.fair!
  try {
    const place = fair.version === OF_ROUND ? `${fair.round}/${written.seats.length}` : fair.table
    const key = tableKey(fair.server_seed!, place, fair.seeds.map((one) => one.seed))
    const found = [...promised(fair), ...mine(fair, own), ...(drawn?.(written, key) ?? [])]
    return { found, cannotTell: null, ...(drawn ? {} : { isPartial: true }) }
  } catch {
    return { found: [], cannotTell: 'unreadable' }
  }
}

function unfit(fair: Fair | undefined): CannotTell | null {
  if (!fair) return 'missing'
  if (fair.version !== VERSION && fair.version !== OF_ROUND) return 'version'
  if (fair.server_seed === null) return 'hidden'
  if (!Array.isArray(fair.seeds)) return 'unreadable'
  const seeds = fair.seeds.flatMap((one) => [one?.hash, one?.seed]).filter((one) => one !== null)
  return [fair.commit, fair.server_seed, ...seeds].every((one) => HEX.test(String(one))) ? null : 'unreadable'
}

/** Nobody changed a seed after sealing it: not the server, not a player. */
function promised(fair: Fair): Finding[] {
  const shown = fair.seeds.filter((one) => one.seed !== null)
  return [
    { what: 'commitment', ok: commitment(fair.round ?? fair.table, fair.server_seed!) === fair.commit },
    { what: 'seeds', ok: shown.every(({ hash, seed }) => hex(sha256(unhex(seed!))) === hash), count: shown.length },
  ]
}

function mine(fair: Fair, own: ReadonlyMap<number, string>): Finding[] {
  // Of a whole round nobody knows which seat is whose: that one's own is among them is enough.
  if (fair.version === OF_ROUND) return own.size ? [{ what: 'own', ok: [...own.values()].every((seed) => fair.seeds.some((one) => one.seed === seed)) }] : []
  const known = [...own].filter(([seat]) => seat < fair.seeds.length)
  return known.length ? [{ what: 'own', ok: known.every(([seat, seed]) => fair.seeds[seat]!.seed === seed) }] : []
}

export const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

export function compared(what: What, expected: unknown[], found: unknown): Finding {
  const other = found as unknown[]
  const at = expected.findIndex((one, index) => JSON.stringify(one) !== JSON.stringify(other[index]))
  const isEqual = at < 0 && expected.length === other.length
  return { what, ok: isEqual, count: expected.length, ...(isEqual ? {} : { at: at < 0 ? expected.length : at }) }
}

const utf8 = new TextEncoder()

/** A list of texts as bytes, so that no two lists look alike. */
function message(...texts: string[]): Uint8Array {
  const parts = [VERSION, ...texts].map((text) => `${utf8.encode(text).length}:${text},`)
  return utf8.encode(parts.join(''))
}

export const commitment = (table: string, serverSeed: string): string => hex(sha256(message('commit', table, serverSeed)))

export function tableKey(serverSeed: string, table: string, seeds: readonly (string | null)[]): Uint8Array {
  return hmac(unhex(serverSeed), message('key', table, ...seeds.map((seed) => seed ?? '')))
}

/** The number-th throw of a game, from 0. */
export function thrown(key: Uint8Array, number: number): [number, number] {
  const stream = new Stream(key, `dice:${number}`)
  return [stream.below(6) + 1, stream.below(6) + 1]
}

/** The numbers of one purpose: eight of four bytes from every block. */
export class Stream {
  private block = 0
  private waiting: number[] = []

  constructor(
    private readonly key: Uint8Array,
    private readonly purpose: string,
  ) {}

  next(): number {
    if (!this.waiting.length) {
      const view = new DataView(hmac(this.key, message('stream', this.purpose, String(this.block++))).buffer)
      this.waiting = range(0, 7).map((place) => view.getUint32(place * 4))
    }
    return this.waiting.shift()!
  }

  /** A number below n, each as likely as the others: what would favour some is left out. */
  below(n: number): number {
    const most = SPAN - (SPAN % n)
    let number = this.next()
    while (number >= most) number = this.next()
    return number % n
  }
}

/** The seat that begins: drawn, or the first one where tables share a deal. */
export const opener = ({ seats, deal, fair }: Dealt, key: Uint8Array): Finding => {
  const drawn = fair?.version === OF_ROUND ? 0 : new Stream(key, 'opener').below(seats.length)
  return { what: 'opener', ok: drawn === deal.opener }
}

export function shuffled<T>(cards: readonly T[], stream: Stream): T[] {
  const all = [...cards]
  for (let last = all.length - 1; last > 0; last--) {
    const other = stream.below(last + 1)
    ;[all[last], all[other]] = [all[other]!, all[last]!]
  }
  return all
}

/** The seeds this tab drew for a table, by seat. */
export function ownSeeds(table: string, seats: number): Map<number, string> {
  const found = new Map<number, string>()
  for (let seat = 0; seat < seats; seat++) {
    try {
      const seed = sessionStorage.getItem(`zuschlag-seed-${table}-${seat}`)
      if (seed) found.set(seat, seed)
    } catch {
      return found
    }
  }
  return found
}
