// Why a sheet was not taken, with the names of people and places instead of their numbers.

import { Problem } from '../../link/problem'
import type { Board } from '../../monopoly/boards.svelte'
import { problemText, refusal } from '../../words/problems'

export function sheetProblem(fault: unknown, names: readonly string[], board: Board | null): string {
  if (!(fault instanceof Problem)) return problemText(fault)
  const facts: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(fault.facts)) facts[name] = typeof value === 'number' ? value : String(value)
  if (typeof fault.facts.slot === 'number' && board) facts.slot = board.name(fault.facts.slot)
  if (typeof fault.facts.seat === 'number') facts.seat = names[fault.facts.seat - 1] ?? fault.facts.seat
  return refusal(fault.slug, facts)
}
