// Events by their names and fields: there are no sentences for a game these pages do not know.

import type { Entry } from '../link/frames'
import { rulingOf } from '../store/ruling'
import type { t as say } from '../words/index.svelte'
import { labelOf, lineOf, type Fields } from './fields'
import { spoken } from './moves'

/** Fields that name people by their seats. */
const SEATS = ['winners', 'seats']

export function tell(entry: Entry, names: readonly string[], t: typeof say): string[] {
  if ((entry.kind !== 'move' && entry.kind !== 'dealt') || rulingOf(entry)) return []
  const action = entry.seat === undefined ? undefined : (entry.action as unknown[] | undefined)
  const events = ((entry.events ?? []) as Fields[]).filter((event) => !action || !isSaidBy(event, entry.seat))
  const told = events.map((event) => sentence(event, names, t))
  return action ? [t('common.pair', { a: nameOf(names, entry.seat!), b: spoken(action) }), ...told] : told
}

const nameOf = (names: readonly string[], seat: unknown): string => names[Number(seat)] ?? String(Number(seat) + 1)

/** Whether it only says that somebody moved, and the move is told. */
const isSaidBy = ({ event, seat, ...others }: Fields, by: unknown): boolean => seat === by && Object.keys(others).length === 0

function sentence({ event, seat, ...others }: Fields, names: readonly string[], t: typeof say): string {
  const facts = Object.entries(others).map(([name, value]) => {
    const shown = SEATS.includes(name) && Array.isArray(value) ? value.map((one) => nameOf(names, one)) : value
    return `${labelOf(name).toLocaleLowerCase()} ${lineOf(shown) ?? JSON.stringify(shown)}`
  })
  const what = labelOf(String(event)) + (facts.length ? ` (${facts.join('; ')})` : '')
  return typeof seat === 'number' ? t('common.pair', { a: nameOf(names, seat), b: what.charAt(0).toLocaleLowerCase() + what.slice(1) }) : what
}
