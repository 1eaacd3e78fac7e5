// The short rules of Monopoly, by what a table has agreed.

import { said, say, section, type Section } from '../help/sections'
import type { Settings } from '../link/wire'
import { catalogue } from '../store/catalogue.svelte'
import { number } from '../words/index.svelte'

type Figures = Record<'start' | 'salary' | 'fine' | 'houses' | 'hotels', number>

export function sections(settings: Settings, rules?: number): Section[] {
  const agreed = { ...catalogue.agreed(settings.game, settings.edition, rules), ...settings.options }
  const figures = figuresOf(settings)
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

/** A board of one's own says its own; what it leaves open is as on the first of the printed ones. */
function figuresOf({ game, board }: Settings): Figures {
  const printed = catalogue.game(game)?.figures ?? {}
  const usual = Object.values(printed)[0] as Figures
  if (!board || typeof board === 'string') return (printed[board ?? ''] as Figures | undefined) ?? usual
  const { money, bank } = board as { money?: object; bank?: object }
  const own = Object.entries({ ...money, ...bank }).filter(([name, value]) => name in usual && typeof value === 'number')
  return { ...usual, ...Object.fromEntries(own) }
}
