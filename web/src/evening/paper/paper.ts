// What the sheets have in common: which there are, how people are spread over them, where their codes lead.

import type { EveningPart, RoundPart, Traveller } from '../../link/wire'

export const SHEETS = ['cards', 'tents', 'valuation', 'sale', 'dispute', 'standings', 'traveller', 'certificates'] as const
export type Sheet = (typeof SHEETS)[number]

/** A sheet of A4 has eight cards of A7. */
export const CARDS_A_SHEET = 8

export const isSheet = (name: string): name is Sheet => (SHEETS as readonly string[]).includes(name)

/** What the code on a card opens: number and code stand behind the #, which no server ever sees. */
export const cardLink = (address: string, number: number, code: string): string => `${address}#card-${number}-${code}`

/** Number and code from the end of such a link. */
export function cardIn(hash: string): { number: string; code: string } | null {
  const found = /^card-(\d{1,5})-([A-Za-z0-9]{4,12})$/.exec(hash)
  return found ? { number: found[1]!, code: found[2]! } : null
}

export const boardLink = (address: string, table: number): string => `${address}/b/${table}`

export interface RoundPlace {
  round: number
  table: number | null
  seat: number | null
}

/** Where somebody sits in every round; rounds that are not drawn yet stay open, to be filled in by hand. */
export function placesOf(rounds: RoundPart[], wanted: number, who: number): RoundPlace[] {
  const count = Math.max(wanted, rounds.length)
  return Array.from({ length: count }, (_, at) => {
    const table = rounds[at]?.tables.find((one) => one.people.includes(who))
    return { round: at + 1, table: table?.label ?? null, seat: table ? table.people.indexOf(who) + 1 : null }
  })
}

/** How many tables need a tent: as many as the fullest round has, or as the people here would fill. */
export function tablesWanted(evening: EveningPart, rounds: RoundPart[]): number {
  const planned = Math.max(0, ...rounds.map((one) => one.tables.length))
  const here = evening.entrants.filter((one) => one.state === 'here').length
  return planned || Math.max(1, Math.ceil(here / (evening.settings.size ?? 4)))
}

/** A traveller of many tables as several of so many that fit on a page. */
export function ofWidth(sheet: Traveller, most: number): Traveller[] {
  const parts = Math.ceil(sheet.tables.length / most)
  return Array.from({ length: parts }, (_, part) => {
    const cut = <T>(all: T[]): T[] => all.slice(part * most, (part + 1) * most)
    const rows = sheet.rows.map((row) => ({ ...row, lots: row.lots.map((lot) => ({ ...lot, at: cut(lot.at) })) }))
    return { ...sheet, tables: cut(sheet.tables), rows }
  })
}
