// What is asked of this viewer, in one sentence; and the first-game coach's sentence about it.

import type { ForSaleAuctionOptions, ForSaleObservation, ForSaleSaleOptions, TablePart, YouPart } from '../link/wire'
import { t } from '../words/index.svelte'
import { listed } from '../words/lists'
import { inSentence } from './names'
import { leavesEmptyHanded, type PassPreview } from './passing'
import type { Step } from './steps'
import { tellEvent } from './telling'

export interface Situation {
  game: ForSaleObservation
  table: TablePart | null
  you: YouPart | null
  step: Step | null
  preview: PassPreview
  /** The building that would be laid down next. */
  chosen: number | null
}

export function auctionOptions(you: YouPart | null): ForSaleAuctionOptions | null {
  const options = you?.decision?.options as ForSaleAuctionOptions | ForSaleSaleOptions | undefined
  return options && 'pass' in options ? options : null
}

export function saleOptions(you: YouPart | null): ForSaleSaleOptions | null {
  const options = you?.decision?.options as ForSaleAuctionOptions | ForSaleSaleOptions | undefined
  return options && 'sell' in options ? options : null
}

export function ask(now: Situation): string {
  if (now.step && !now.you?.decision) return stepSentence(now.step, now)
  const auction = auctionOptions(now.you)
  if (auction) return askToBid(auction.bid ?? null, now.preview)
  if (saleOptions(now.you))
    return now.chosen === null ? t('forsale.ask_sell') : t('forsale.ask_confirm', { building: inSentence(now.chosen) })
  return waiting(now)
}

function askToBid(bounds: [number, number] | null, { building, back, paid }: PassPreview): string {
  const isFree = back + paid === 0
  const facts = { least: bounds?.[0] ?? 0, building: building === null ? '' : inSentence(building), n: back }
  if (building === null) return t(bounds ? 'forsale.ask_bid_empty' : 'forsale.ask_pass_empty', facts)
  if (isFree) return t(bounds ? 'forsale.ask_bid_free' : 'forsale.ask_pass_free', facts)
  return t(bounds ? 'forsale.ask_bid' : 'forsale.ask_pass', facts)
}

function waiting({ game, table, you }: Situation): string {
  const seat = you?.seat ?? null
  if (game.phase === 'done' || table?.status === 'over') return t('entry-over')
  if (table?.status === 'paused') return t('forsale.paused')
  if (table?.row_finished) return t('entry-row-finished')
  if (seat !== null && table?.seats[seat]?.away) return t('forsale.stand_in')
  const names = game.waiting.map((one) => nameOf(table, one))
  if (game.phase === 'buy') {
    const isOut = seat !== null && game.people[seat]?.in_auction === false
    return t(isOut ? 'forsale.wait_out' : 'forsale.wait_bid', { name: names[0] ?? '' })
  }
  if (game.own_sealed !== null)
    return t('forsale.wait_sealed', { building: inSentence(game.own_sealed), names: listed(names) })
  if (seat !== null && game.people[seat]?.hand_size === 0) return t('forsale.wait_nothing')
  return t('forsale.wait_sellers', { names: listed(names) })
}

function stepSentence({ event }: Step, { table, you }: Situation): string {
  switch (event.event) {
    case 'buildings_laid':
    case 'cheques_laid':
      return t('forsale.dealing')
    case 'auction_won':
      return t('forsale.hammer_falls')
    case 'passed':
      return t('forsale.passing', { name: nameOf(table, event.seat) })
    case 'revealed':
      return t('forsale.revealing')
    case 'swept':
      return t('forsale.sweeping', { name: nameOf(table, event.seat) })
    case 'bid_placed':
    case 'sealed':
    case 'ruled':
      return tellEvent(event, (table?.seats ?? []).map((_, seat) => nameOf(table, seat)), you?.seat ?? null).join(' ')
    case 'game_ended':
      return t('entry-over')
  }
}

export function nameOf(table: TablePart | null, seat: number): string {
  return table?.seats[seat]?.name || String(seat + 1)
}

const CLOSE_ROW = 6
const WIDE_STEP = 8
const FLAT_ROW = 4

/** One sentence before this kind of decision; null where nothing is asked. */
export function coachLine({ game, you, preview }: Situation): string | null {
  const auction = auctionOptions(you)
  // Who can only pass is told so by the question.
  if (auction) return auction.bid ? t(coachBid(game, preview)) : null
  if (!saleOptions(you)) return null
  const [low = 0, high = 0] = [game.row[0], game.row.at(-1)]
  if (low === 0) return t('forsale.coach_sell_zero')
  return t(high - low <= FLAT_ROW ? 'forsale.coach_sell_flat' : 'forsale.coach_sell')
}

function coachBid(game: ForSaleObservation, { back, paid }: PassPreview) {
  if (leavesEmptyHanded(game)) return 'forsale.coach_empty'
  const [low = 0, next = low, high = low] = [game.row[0], game.row[1], game.row.at(-1)]
  if (game.high === 0 && game.round === 1) return 'forsale.coach_open'
  if (high - low <= CLOSE_ROW) return 'forsale.coach_close'
  if (next - low >= WIDE_STEP) return 'forsale.coach_wide'
  return back + paid > 0 || game.high > 0 ? 'forsale.coach_raise' : 'forsale.coach_open'
}
