// The places of a game of For Sale worth jumping to.

import type { ForSaleEvent, ForSaleObservation } from '../link/wire'
import type { Landmarks } from '../replay/marks'

const kindOf = (event: unknown): string => (event as ForSaleEvent).event

export const landmarks: Landmarks = {
  isRound: ({ events }) => events.some((event) => ['buildings_laid', 'cheques_laid'].includes(kindOf(event))),
  isSale: (event) => kindOf(event) === 'auction_won',
  // Before cheques are paid nobody leads: everybody has only spent.
  hasLead: ({ game }) => (game as ForSaleObservation).phase !== 'buy',
}
