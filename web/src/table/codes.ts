// Codes that open a seat: a link, four letters at a time to read out, and what somebody types.

import { Problem } from '../link/problem'

export const linkTo = (table: string, code: string): string => `${location.origin}/t/${table}#code=${code}`

export const grouped = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** As the server made it: no dashes, no spaces, and none of the letters that only look like digits. */
export const typedCode = (text: string): string =>
  text.replace(/[^0-9a-z]/gi, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/** Whoever has the seat already has what the code is for. */
export const isOwnAlready = (fault: unknown): boolean => fault instanceof Problem && fault.slug === 'table/seat-is-yours'
