// Whatever a game shows, made readable by its names and kinds alone.

import { number, t } from '../words/index.svelte'

const NOTHING = '–'
export type Fields = Readonly<Record<string, unknown>>

/** A name as people write it: `has_laid` is Has laid. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** A value in one line; null where it has fields of its own and needs more room. */
export function lineOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value === 'number') return number(value)
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return Object.keys(value).length ? null : NOTHING
  const lines = value.map(lineOf)
  if (lines.includes(null) || value.some((one) => Array.isArray(one) && one.length > 1)) return null
  return lines.join(', ') || NOTHING
}

/** Everybody with the same columns, in the order they first come. */
export function columnsOf(people: readonly Fields[]): string[] {
  return [...new Set(people.flatMap((one) => Object.keys(one)))]
}
