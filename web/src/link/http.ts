// The server's REST side. A session (a cookie nobody can read) is made before the first request.

import { isOld } from './build'
import { Problem } from './problem'
import type { GameCard, Joined, MadeTable, NewTable, OwnCard, TableCard } from './wire'

let session: Promise<void> | null = null

async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init).catch(() => {
    throw new Problem('server/unreachable')
  })
  // Nobody gets an answer that was meant for other pages.
  if (isOld(answer.headers.get('zuschlag-build'))) return new Promise(() => {})
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

export function ensureSession(): Promise<void> {
  session ??= ask('/api/session', { method: 'POST' }).then(
    () => undefined,
    (fault: unknown) => {
      session = null
      throw fault
    },
  )
  return session
}

export function forgetSession(): void {
  session = null
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as { error?: string; facts?: Record<string, unknown> }
    return new Problem(body.error ?? 'server/fault', body.facts ?? {}, answer.status)
  } catch {
    return new Problem('server/unreachable', {}, answer.status)
  }
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await inSession(() => ask(path, init))
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** A session that has ended meanwhile is begun anew, once. */
async function inSession(asking: () => Promise<Response>): Promise<Response> {
  await ensureSession()
  try {
    return await asking()
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.status !== 401) throw fault
    forgetSession()
    await ensureSession()
    return asking()
  }
}

export const listGames = (): Promise<GameCard[]> => api('GET', '/api/games')
export const openTables = (): Promise<TableCard[]> => api('GET', '/api/tables')
export const myTables = (): Promise<OwnCard[]> => api('GET', '/api/tables/mine')
export const makeTable = (wanted: NewTable): Promise<MadeTable> => api('POST', '/api/tables', wanted)
export const joinByCode = (code: string): Promise<Joined> => api('POST', '/api/join', { code })
export const recordOf = (table: string): Promise<Record<string, unknown>> =>
  api('GET', `/api/tables/${table}/record`)
