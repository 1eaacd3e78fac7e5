// The games of this person as the server knows them: here, on linked devices, and deleted everywhere.

import { api, forgetSession } from '../link/http'
import { Problem } from '../link/problem'
import type { OwnGames } from '../link/wire'
import { forgetGames, isPlayed, linked, LINKS, type Played } from '../store/mygames'

const unlink = (key: string): void => localStorage.setItem(LINKS, JSON.stringify(linked().filter((one) => one !== key)))

/** What the server knows of this device, and of those that are linked; the own key opens it elsewhere. */
export async function fromServer(): Promise<{ key: string; games: Played[] }> {
  const own = await api<OwnGames>('POST', '/api/my-games', {})
  const others = await Promise.all(linked().filter((key) => key !== own.key).map(ofKey))
  return { key: own.key, games: [own, ...others].flatMap(({ games }) => games).filter(isPlayed) }
}

async function ofKey(key: string): Promise<OwnGames> {
  try {
    return await api<OwnGames>('POST', '/api/my-games', { key })
  } catch (fault) {
    // Its games were deleted where they were played.
    if (fault instanceof Problem && fault.status === 404) unlink(key)
    return { key, games: [] }
  }
}

/** Each table once, the newest first. */
export function together(...lists: readonly (readonly Played[])[]): Played[] {
  const byTable = new Map(lists.flat().map((one) => [one.table, one]))
  return [...byTable.values()].sort((a, b) => b.at - a.at)
}

/** Gone from this browser and from the server, as far as they are only this person's. */
export async function deleteGames(): Promise<void> {
  await api('DELETE', '/api/my-games')
  forgetSession()
  forgetGames()
}
