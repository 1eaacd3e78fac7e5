// A guided first game: a written game, and what is told after so many moves. `tools/lessons.py` writes them.

import type { Written } from '../replay/record'

export interface Told {
  at: number
  key: string
  /** You make the next move; otherwise there is only something to read. */
  is_yours: boolean
}

export interface Lesson {
  record: Written & { actions: unknown[][] }
  steps: Told[]
}

const lessons: Record<string, () => Promise<{ default: Lesson }>> = {
  'for-sale': () => import('./lessons/for-sale'),
  monopoly: () => import('./lessons/monopoly'),
}

/** The lesson of a game; null where there is none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[game]?.())?.default ?? null
}

/** Whether this is the move that the lesson waits for; streets come in any order. */
export function fits({ record }: Lesson, at: number, action: readonly unknown[]): boolean {
  const sorted = (all: readonly unknown[]): unknown[] => all.map((part) => (Array.isArray(part) ? [...(part as unknown[])].sort() : part))
  return JSON.stringify(sorted(record.actions[at]?.slice(1) ?? [])) === JSON.stringify(sorted(action))
}
