// The short rules of a table: headings with a paragraph each, in the order of play, by what it has agreed.

import type { Settings } from '../link/wire'
import { LATER, PRESETS, USUAL } from '../monopoly/boards/presets'
import { number } from '../words/index.svelte'
import { boardFigures, EDITIONS, forSaleFigures } from './figures'
import { help, type HelpKey } from './texts.svelte'

export interface Section {
  title: string
  text: string
}

export function rulesOf(settings: Settings): Section[] {
  return settings.game === 'monopoly' ? monopoly(settings) : forSale(settings)
}

const say = (key: string, params = {}): string => help.say(key as HelpKey, params)
const said = (...keys: string[]): string => keys.filter(Boolean).map((key) => say(key)).join(' ')
const section = (title: string, ...texts: string[]): Section => ({ title: say(title), text: texts.filter(Boolean).join(' ') })

function forSale(settings: Settings): Section[] {
  const { coins, cards, all, best, shown, isShort, leastBid, refund, isOpen } = forSaleFigures(settings)
  return [
    section('fs_aim_h', say('fs_aim')),
    section('fs_table_h', say('fs_table', { coins, cards, all, best })),
    section('fs_bid_h', say('fs_bid', { shown }), said(`fs_bid_${leastBid}`)),
    section('fs_pass_h', said(isShort ? 'fs_pass_none' : '', 'fs_pass', `fs_pass_${refund}`, 'fs_hammer')),
    section('fs_sale_h', said('fs_sale', isShort ? 'fs_sale_alone' : '')),
    section('fs_end_h', said('fs_end', isOpen ? 'fs_sight_open' : 'fs_sight_covered')),
  ]
}

function monopoly(settings: Settings): Section[] {
  const agreed: Record<string, unknown> = { ...USUAL, ...PRESETS[settings.edition], ...LATER[settings.edition], ...settings.options }
  const figures = boardFigures(settings.board)
  const sum = (amount: number): string => `M\u00a0${number(amount)}`
  const bids = { first: sum(Number(agreed['auction.minOpen'])), step: sum(Number(agreed['auction.step'])) }
  return [
    section('mo_aim_h', say('mo_aim', { start: sum(figures.start) })),
    section('mo_turn_h', say('mo_turn', { salary: sum(figures.salary) })),
    section('mo_auction_h', say(`mo_auction_${agreed['auction.order']}`, bids)),
    section('mo_rent_h', said(`mo_rent_${agreed['rent.claim']}`, `mo_rent_${agreed['rent.groupWithMortgage']}`, 'mo_rent_mortgaged')),
    section('mo_build_h', say('mo_build', { houses: figures.houses, hotels: figures.hotels })),
    section('mo_mortgage_h', say('mo_mortgage')),
    section('mo_jail_h', say('mo_jail', { fine: sum(figures.fine) })),
    section('mo_debt_h', say(`mo_debt_${agreed['bankrupt.estate']}`)),
    section('mo_end_h', ending(agreed), said(`mo_end_${agreed['end.buildings']}`, agreed['cash.hidden'] ? 'mo_sight_covered' : 'mo_sight_open')),
  ]
}

function ending(agreed: Record<string, unknown>): string {
  const { minutes, rounds } = (agreed['end.limit'] ?? {}) as { minutes?: number; rounds?: number }
  if (minutes) return `${say('mo_end_minutes', { n: minutes })} ${said(`mo_end_${agreed['end.mode']}`)}`
  return rounds ? say('mo_end_rounds', { n: rounds }) : say('mo_end_none')
}

/** The switches a table has set otherwise than its edition does. */
export function differences({ game, edition, options = {} }: Settings): [string, unknown][] {
  const usual: Record<string, unknown> = game === 'monopoly' ? { ...USUAL, ...PRESETS[edition], ...LATER[edition] } : ownOf(edition)
  return Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]))
}

function ownOf(edition: string): Record<string, unknown> {
  const found = EDITIONS[edition]
  return { least_bid: found?.leastBid, refund: found?.refund, open_info: false, variant5_removed: found?.removed[5] }
}
