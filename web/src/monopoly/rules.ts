// The short rules of Monopoly, by what a table has agreed.

import { said, say, section, type Section } from '../help/sections'
import type { Settings } from '../link/wire'
import { catalogue } from '../store/catalogue.svelte'
import { number } from '../words/index.svelte'

type Figures = Record<'start' | 'salary' | 'fine' | 'houses' | 'hotels', number>

export function sections(settings: Settings, rules?: number): Section[] {
  const agreed = { ...catalogue.agreed(settings.game, settings.edition, rules), ...settings.options }
  const figures = figuresOf(settings)
  const sum = (amount: number): string => `M${number(amount)}`
  const bids = { first: sum(Number(agreed['auction.minOpen'])), step: sum(Number(agreed['auction.step'])) }
  return [
    section('monopoly-aim-title', say('monopoly-aim', { start: sum(figures.start) })),
    section('monopoly-turn-title', say('monopoly-turn', { salary: sum(figures.salary) })),
    section('monopoly-auction-title', say(`monopoly-auction-${agreed['auction.order']}`, bids)),
    section('monopoly-rent-title', said(`monopoly-rent-${agreed['rent.claim']}`, `monopoly-rent-${agreed['rent.groupWithMortgage']}`, 'monopoly-rent-mortgaged')),
    section('monopoly-build-title', say('monopoly-build', { houses: figures.houses, hotels: figures.hotels })),
    section('monopoly-mortgage-title', say('monopoly-mortgage')),
    section('monopoly-jail-title', say('monopoly-jail', { fine: sum(figures.fine) })),
    section('monopoly-debt-title', say(`monopoly-debt-${agreed['bankrupt.estate']}`)),
    section('monopoly-end-title', ending(agreed), said(`monopoly-end-${agreed['end.buildings']}`, agreed['cash.hidden'] ? 'monopoly-sight-covered' : 'monopoly-sight-open')),
  ]
}

function ending(agreed: Record<string, unknown>): string {
  const { minutes, rounds } = (agreed['end.limit'] ?? {}) as { minutes?: number; rounds?: number }
  if (minutes) return `${say('monopoly-end-minutes', { n: minutes })} ${said(`monopoly-end-${agreed['end.mode']}`)}`
  return rounds ? say('monopoly-end-rounds', { n: rounds }) : say('monopoly-end-none')
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
