// The places of a game of Monopoly worth jumping to.

import type { MonopolyEvent } from '../link/wire'
import { isNewRound, type Landmarks } from '../replay/marks'

const LEAST_RENT = 100

export const landmarks: Landmarks = {
  isRound: isNewRound,
  isSale: (event) => (event as MonopolyEvent).event === 'lot_sold',
  rentIn: (told) => {
    const event = told as MonopolyEvent
    return event.event === 'paid' && event.creditor !== null && event.amount >= LEAST_RENT ? event.amount : 0
  },
}
