// What a pass gives and costs, before anybody has passed.

import { listGames } from '../link/http'
import type { ForSaleObservation } from '../link/wire'
import { leavingsIn, type Round } from './rounds'

export type Refund = 'up' | 'down'

export interface PassPreview {
  /** The cheapest building of the row, or none for the first to leave where the row is short. */
  building: number | null
  back: number
  paid: number
}

/** Who leaves while there are more bidders than buildings goes without, and loses nothing. */
export function leavesEmptyHanded(game: ForSaleObservation): boolean {
  return game.people.filter((person) => person.in_auction).length > game.row.length
}

export function passPreview(game: ForSaleObservation, seat: number, refund: Refund): PassPreview {
  const bid = game.people[seat]?.bid ?? 0
  if (leavesEmptyHanded(game)) return { building: null, back: bid, paid: 0 }
  const back = refund === 'up' ? Math.ceil(bid / 2) : Math.floor(bid / 2)
  return { building: game.row[0] ?? null, back, paid: bid - back }
}

/** Which way an odd coin goes: what the table agreed, what has been seen, or what the edition says. */
export function refundSeen(game: ForSaleObservation, rounds: readonly Round[]): Refund | null {
  const agreed = game.options.refund
  if (agreed === 'up' || agreed === 'down') return agreed
  for (const round of rounds)
    for (const event of leavingsIn(round))
      if (event.event === 'passed' && event.building !== null && event.back !== event.paid)
        return event.back > event.paid ? 'up' : 'down'
  return null
}

let usual: Promise<Map<string, Refund>> | null = null

/** The refund that is printed in this edition, asked of the server once. */
export async function printedRefund(edition: string): Promise<Refund> {
  usual ??= listGames().then((games) => {
    const editions = games.filter((one) => one.game === 'for-sale').flatMap((one) => one.editions)
    return new Map(editions.map((one) => [one.edition, one.options.refund?.[0] === 'down' ? 'down' : 'up']))
  })
  try {
    return (await usual).get(edition) ?? 'up'
  } catch {
    usual = null
    return 'up'
  }
}
