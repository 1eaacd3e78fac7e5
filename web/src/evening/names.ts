// Who is meant by a number, and who sits where.

import type { EveningPart, EveningTablePart, RoundPart } from '../link/wire'

export function nameOf(evening: EveningPart, number: number | null): string {
  return evening.entrants.find((one) => one.number === number)?.name ?? ''
}

export interface OwnPlace {
  table: EveningTablePart
  /** From 1, clockwise. */
  seat: number
  others: string[]
}

/** The tables to look for: where tables are open, those that are being played. */
export const tablesOf = (round: RoundPart | null): EveningTablePart[] =>
  round?.stage === 'open' ? round.tables.filter((one) => !one.result) : (round?.tables ?? [])

/** Where somebody sits; where tables are open, at the last one. */
export function placeIn(evening: EveningPart, round: RoundPart | null, number: number | null): OwnPlace | null {
  const table = round?.tables.findLast((one) => number !== null && one.people.includes(number))
  if (!table || number === null) return null
  const others = table.people.filter((who) => who !== number).map((who) => nameOf(evening, who))
  return { table, seat: table.people.indexOf(number) + 1, others }
}

/** Lines for a wall: so many rows a page, one page after the other. */
export function pagesOf<Row>(rows: Row[], perPage: number): Row[][] {
  const count = Math.max(1, Math.ceil(rows.length / perPage))
  return Array.from({ length: count }, (_, page) => rows.slice(page * perPage, (page + 1) * perPage))
}

export interface NameRow {
  name: string
  table: number
  seat: number
}

/** Everybody by name, as one looks for oneself. */
export function byName(evening: EveningPart, round: RoundPart): NameRow[] {
  const rows = tablesOf(round).flatMap((table) =>
    table.people.map((who, at) => ({ name: nameOf(evening, who), table: table.label, seat: at + 1 })),
  )
  return rows.sort((one, other) => one.name.localeCompare(other.name))
}

/** The code as people read it: K7QF-2M9T. */
export const spelledCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
