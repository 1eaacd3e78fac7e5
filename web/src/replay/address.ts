// The address of a position, as it is shared.

import type { Viewpoint } from './reading'

export function addressOf(id: string, at: number, viewpoint: Viewpoint): string {
  const seat = viewpoint === 'open' ? '' : `&seat=${viewpoint}`
  return `/r${id && `/${id}`}?at=${at}${seat}`
}

/** What an address asks for; nothing said means the beginning, all open. */
export function wantedIn(query: URLSearchParams): { at: number; viewpoint: Viewpoint } {
  const seat = query.get('seat') ?? ''
  return { at: whole(query.get('at')), viewpoint: /^\d$/.test(seat) ? Number(seat) : 'open' }
}

function whole(text: string | null): number {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : 0
}
