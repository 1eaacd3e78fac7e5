// A written game as a file: what the page reads of it itself. Whether it is a game is for the rules to say.

import { Problem } from '../link/problem'

/** As much as the server takes. */
export const MOST_BYTES = 1_000_000

export interface Written extends Record<string, unknown> {
  game?: string
  rules?: number
  edition?: string
  seats?: string[]
  options?: Record<string, unknown>
  board?: string | Record<string, unknown>
  meta?: { table?: string; ended?: number }
}

/** The record in a text, or a Problem that says what is wrong with it. */
export function recordIn(text: string): Written {
  if (new TextEncoder().encode(text).length > MOST_BYTES) {
    throw new Problem('record/too-large', { path: '$', most_bytes: MOST_BYTES })
  }
  const found = parsed(text.replace(/^\uFEFF/, ''))
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Problem('record/not-json')
  return found as Written
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const isCutOff = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}')
    throw new Problem(isCutOff ? 'record/truncated' : 'record/not-json')
  }
}

export async function recordInFile(file: File): Promise<Written> {
  if (file.size > MOST_BYTES) throw new Problem('record/too-large', { path: '$', most_bytes: MOST_BYTES })
  return recordIn(await file.text())
}

/** Gives the record to the browser as a file. */
export function download(record: Written, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `${name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
