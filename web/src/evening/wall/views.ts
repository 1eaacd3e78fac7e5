// What the wall shows, and for how long: one step after the other, twelve seconds each.

import type { EveningPart, EveningTablePart } from '../../link/wire'
import { tablesOf } from '../names'

export const VIEWS = ['join', 'names', 'tables', 'clock', 'ranks', 'table', 'podium', 'text'] as const
export type View = (typeof VIEWS)[number]

/** Rows that can be read from ten metres. */
export const ROWS = 12
const COLUMNS = 2

export interface Step {
  view: View
  page: number
  of: number
}

/** Without a choice: what the hall needs at this point of the evening. */
export function neededViews(evening: EveningPart): View[] {
  if (evening.status === 'over') return evening.standings.length ? ['podium', 'ranks'] : ['join']
  if (evening.round?.stage === 'open') return evening.round.tables.length ? ['join', 'names', 'ranks'] : ['join']
  if (evening.round?.state === 'running') return [evening.standings.length ? 'ranks' : 'clock']
  if (evening.round?.state === 'called') return ['names']
  return [evening.standings.length ? 'ranks' : 'join']
}

const isView = (name: string): name is View => (VIEWS as readonly string[]).includes(name)

/** All views that are chosen, each with all its pages. */
export function stepsOf(evening: EveningPart): Step[] {
  const chosen = evening.screen.views.filter(isView)
  return (chosen.length ? chosen : neededViews(evening)).flatMap((view) => {
    const of = pageCount(evening, view)
    return Array.from({ length: of }, (_, page) => ({ view, page, of }))
  })
}

function pageCount(evening: EveningPart, view: View): number {
  const seated = tablesOf(evening.round).reduce((sum, one) => sum + one.people.length, 0)
  if (view === 'names') return Math.max(1, Math.ceil(seated / (COLUMNS * ROWS)))
  if (view === 'tables') return Math.max(1, tablePages(tablesOf(evening.round)).length)
  if (view === 'ranks') return Math.max(1, Math.ceil(evening.standings.length / ranksAPage(evening)))
  return 1
}

/** Beside the clock there is one column, and its head takes a row. */
export const ranksAPage = (evening: EveningPart): number => (hasClock(evening) ? 1 : COLUMNS) * (ROWS - 1)

export const hasClock = (evening: EveningPart): boolean => evening.round?.state === 'running' && evening.round.stage !== 'open'

/** Tables in columns of so many rows, a head and its people each; two columns a page. */
export function tablePages(tables: EveningTablePart[]): EveningTablePart[][][] {
  const columns: EveningTablePart[][] = []
  let left = 0
  for (const table of tables) {
    const rows = table.people.length + 1
    if (rows > left) {
      columns.push([])
      left = ROWS
    }
    columns.at(-1)!.push(table)
    left -= rows
  }
  // A last column that stands alone is shared out, where that can be done.
  const last = columns.at(-1)
  if (columns.length % COLUMNS && last && last.length > 1) columns.push(last.splice(Math.ceil(last.length / 2)))
  return Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, at) => columns.slice(at * COLUMNS, (at + 1) * COLUMNS))
}
