// The facts of an event, field by field, as its sentence wants them. As `words/monopoly/facts.py`.

import type { MonopolyEvent, MonopolySide } from '../link/wire'
import { listed, type Facts, type People } from '../table/story'
import { t } from '../words/index.svelte'
import type { Board } from './boards.svelte'

const PEOPLE = ['seat', 'debtor', 'owner', 'creditor', 'heir', 'next', 'opener', 'banker']
const SUMS = ['amount', 'price', 'back', 'paid', 'cash']
const PLACES = ['slot', 'street', 'to']
const PLAIN = ['cause', 'how', 'ending', 'level', 'count']

export function factsOf(event: MonopolyEvent, people: People, board: Board): Facts {
  return Object.assign({}, ...Object.entries(event).map(([field, value]) => said(event, field, value, people, board))) as Facts
}

function said(event: MonopolyEvent, field: string, value: unknown, people: People, board: Board): Facts {
  const isTrade = event.event === 'offered' || event.event === 'traded'
  if (PEOPLE.includes(field) || (field === 'to' && isTrade)) return people.facts(field, value as number | null)
  if (SUMS.includes(field)) {
    const isNothing = value === null || (event.event === 'went_bankrupt' && !value)
    return { [field]: isNothing ? 'none' : board.sum(value as number) }
  }
  if (PLACES.includes(field)) return { [field]: value === null ? 'none' : board.name(value as number) }
  if (PLAIN.includes(field)) return { [field]: value as string | number }
  return odd(field, value, people, board)
}

/** Fields that are told in a way of their own; others are not told. */
function odd(field: string, value: unknown, people: People, board: Board): Facts {
  switch (field) {
    case 'dice': {
      const [one, two] = value as [number, number]
      return { one, two, double: one === two ? 'yes' : 'no' }
    }
    case 'lot':
      return { lot: typeof value === 'number' ? board.name(value) : t(value === 'hotel' ? 'story-hotel' : 'story-house') }
    case 'card':
      return { card: board.card(value as string) }
    case 'give':
    case 'want':
      return { [field]: sideOf(value as MonopolySide, board) }
    case 'asked':
      return { asked: people.listed(value as number[]), asked_count: (value as number[]).length }
    case 'winners':
      return { winners: people.listed(value as number[]) }
    case 'deeds':
      return { deeds: listed((value as number[]).map((slot) => board.short(slot))) }
    case 'steps':
      return { way: (value as number) < 0 ? 'back' : 'on' }
    case 'jail_turn':
      return { tries: (value as number) - 1 }
    case 'rolls':
      return { rolls: rolled(value as [number, number][][], people) }
    default:
      return {}
  }
}

/** One side of a trade: cash, deeds, jail cards, part of a debt. */
function sideOf(side: MonopolySide, board: Board): string {
  const parts = [
    ...(side.cash ? [board.sum(side.cash)] : []),
    ...(side.deeds ?? []).map((slot) => board.short(slot)),
    ...(side.cards ?? []).map(() => t('story-jail-card')),
    ...(side.debt ? [t('story-off-the-debt', { sum: board.sum(side.debt) })] : []),
  ]
  return listed(parts) || t('story-nothing')
}

function rolled(rolls: readonly (readonly [number, number])[][], people: People): string {
  return rolls.map((own, seat) => `${people.name(seat)} ${own.map(([one, two]) => one + two).join('/')}`).join(', ')
}
