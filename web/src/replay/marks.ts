// The places of a game worth jumping to: rounds, hammers, the biggest rents, and where the lead changed.

import type { Frame } from '../link/wire'

export type MarkKind = 'round' | 'sale' | 'rent' | 'lead'
export interface Mark {
  at: number
  kind: MarkKind
}

/** How to find them in a game. */
export interface Landmarks {
  /** Whether a round begins here. */
  isRound: (frame: Frame, before: Frame) => boolean
  isSale?: (event: unknown) => boolean
  /** What was paid to somebody, where it is worth a mark; else 0. */
  rentIn?: (event: unknown) => number
  /** Whether it counts already who has most. */
  hasLead?: (frame: Frame) => boolean
}

const MOST_ROUNDS = 30
const MOST_RENTS = 8

/** For games that count their rounds. */
export const isNewRound = (frame: Frame, before: Frame): boolean => roundOf(frame) !== roundOf(before)
const roundOf = (frame: Frame): unknown => (frame.game as { round?: unknown }).round

/** All marks in order; gaps in what is known have none. */
export function marksOf(frames: readonly (Frame | undefined)[], money: readonly (readonly number[])[], by: Landmarks): Mark[] {
  const known = frames.filter((frame) => frame !== undefined)
  const rounds = known.filter((frame, place) => frame.at > 0 && by.isRound(frame, known[place - 1] ?? frame)).map(({ at }): Mark => ({ at, kind: 'round' }))
  const found = [...thinned(rounds), ...salesOf(known, by), ...rentsOf(known, by), ...leadsOf(rounds, known, money, by)]
  return found.sort((a, b) => a.at - b.at)
}

function thinned(rounds: Mark[]): Mark[] {
  const every = Math.ceil(rounds.length / MOST_ROUNDS)
  return rounds.filter((_, index) => index % every === 0)
}

function salesOf(frames: readonly Frame[], { isSale = () => false }: Landmarks): Mark[] {
  return frames.filter((frame) => frame.events.some(isSale)).map(({ at }) => ({ at, kind: 'sale' }))
}

function rentsOf(frames: readonly Frame[], { rentIn = () => 0 }: Landmarks): Mark[] {
  const rents = frames.flatMap(({ at, events }) => events.map((event) => ({ at, amount: rentIn(event) }))).filter((rent) => rent.amount > 0)
  const biggest = rents.sort((a, b) => b.amount - a.amount).slice(0, MOST_RENTS)
  return [...new Set(biggest.map((rent) => rent.at))].map((at) => ({ at, kind: 'rent' }))
}

/** Only what lasts until the end of a round counts as a lead; without rounds every move does. */
function leadsOf(rounds: readonly Mark[], frames: readonly Frame[], money: readonly (readonly number[])[], { hasLead = () => true }: Landmarks): Mark[] {
  const end = frames.at(-1)?.at ?? 0
  const counting = new Set(frames.filter(hasLead).map((frame) => frame.at))
  const marks: Mark[] = []
  let last: number | null = null
  for (const { at } of rounds.length ? [...rounds, { at: end }] : frames) {
    const leader = leaderOf(money[at] ?? [])
    if (leader === null || !counting.has(at)) continue
    if (last !== null && leader !== last) marks.push({ at, kind: 'lead' })
    last = leader
  }
  return marks
}

/** Who has most, if it is only one. */
function leaderOf(money: readonly number[]): number | null {
  const most = Math.max(...money)
  const first = money.indexOf(most)
  return first >= 0 && money.lastIndexOf(most) === first ? first : null
}

/** The next mark in a direction; null when there is none. */
export function nextMark(marks: readonly Mark[], at: number, way: 1 | -1): number | null {
  const found = way > 0 ? marks.find((mark) => mark.at > at) : marks.findLast((mark) => mark.at < at)
  return found?.at ?? null
}
