// One command by HTTP: for pages that have no socket (yet), and for other own seats than the one on the screen.

import { api } from './http'
import { freshId } from './ids'
import type { Command } from './wire'

interface Answer {
  cursor: number
  made: Record<string, unknown>
}

export const command = (table: string, wanted: Command, seat: number | null = null): Promise<Answer> =>
  api('POST', `/api/tables/${table}/commands`, { id: freshId(), command: wanted, ...(seat === null ? {} : { seat }) })
