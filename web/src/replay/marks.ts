// The places of a game worth jumping to: rounds, hammers, the biggest rents, and where the lead changed.

import type { Frame, ForSaleEvent, MonopolyEvent } from '../link/wire'

export type MarkKind = 'round' | 'sale' | 'rent' | 'lead'
export interface Mark {
  at: number
  kind: MarkKind
}

const MOST_ROUNDS = 30
const MOST_RENTS = 8
const LEAST_RENT = 100

type Event = ForSaleEvent | MonopolyEvent
const eventsOf = (frame: Frame): Event[] => frame.events as Event[]

/** All marks in order; gaps in what is known have none. */
export function marksOf(frames: readonly (Frame | undefined)[], money: readonly (readonly number[])[]): Mark[] {
  const known = frames.filter((frame) => frame !== undefined)
  const rounds = roundsOf(known)
  const found = [...thinned(rounds), ...salesOf(known), ...rentsOf(known), ...leadsOf(rounds, known, money)]
  return found.sort((a, b) => a.at - b.at)
}

/** Where a round begins: in For Sale by its row, in Monopoly by its count. */
function roundsOf(frames: readonly Frame[]): Mark[] {
  const marks: Mark[] = []
  let last = 1
  for (const frame of frames) {
    const round = (frame.game as { round?: number }).round ?? last
    const isRow = eventsOf(frame).some((event) => event.event === 'buildings_laid' || event.event === 'cheques_laid')
    const isCount = round !== last && 'owners' in (frame.game as object)
    last = round
    if ((isRow || isCount) && frame.at > 0) marks.push({ at: frame.at, kind: 'round' })
  }
  return marks
}

function thinned(rounds: Mark[]): Mark[] {
  const every = Math.ceil(rounds.length / MOST_ROUNDS)
  return rounds.filter((_, index) => index % every === 0)
}

function salesOf(frames: readonly Frame[]): Mark[] {
  const isSale = (event: Event): boolean => event.event === 'auction_won' || event.event === 'lot_sold'
  return frames.filter((frame) => eventsOf(frame).some(isSale)).map(({ at }) => ({ at, kind: 'sale' }))
}

function rentsOf(frames: readonly Frame[]): Mark[] {
  const rents = frames.flatMap((frame) =>
    eventsOf(frame).flatMap((event) =>
      event.event === 'paid' && event.creditor !== null && event.amount >= LEAST_RENT ? [{ at: frame.at, amount: event.amount }] : [],
    ),
  )
  const biggest = rents.sort((a, b) => b.amount - a.amount).slice(0, MOST_RENTS)
  return [...new Set(biggest.map((rent) => rent.at))].map((at) => ({ at, kind: 'rent' }))
}

/** Only what lasts until the end of a round counts as a lead, and in For Sale only once cheques are paid. */
function leadsOf(rounds: readonly Mark[], frames: readonly Frame[], money: readonly (readonly number[])[]): Mark[] {
  const end = frames.at(-1)?.at ?? 0
  const selling = new Set(frames.filter((frame) => (frame.game as { phase?: string }).phase !== 'buy').map((frame) => frame.at))
  const marks: Mark[] = []
  let last: number | null = null
  for (const { at } of [...rounds, { at: end, kind: 'round' as const }]) {
    const leader = leaderOf(money[at] ?? [])
    if (leader === null || !selling.has(at)) continue
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
