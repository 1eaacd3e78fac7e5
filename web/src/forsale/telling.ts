// Events as sentences, for the log and for those who listen.

import type { Entry } from '../link/frames'
import type { ForSaleEvent, ForSalePassed } from '../link/wire'
import { rulingOf } from '../store/ruling'
import type { t as say } from '../words/index.svelte'
import { listed } from '../words/lists'
import { eventsIn } from './events'
import { buildingName } from './names'

type Say = typeof say

/** What an entry has to tell, one sentence for each line. Entries about the table tell nothing here. */
export function tell(entry: Entry, names: readonly string[], t: Say): string[] {
  return eventsIn(entry).flatMap((event) => tellIn(entry, event, names, t))
}

/** Where people decided the game, nothing was sold out and nobody won by counting. */
export function tellIn(entry: Entry, event: ForSaleEvent, names: readonly string[], t: Say): string[] {
  return event.event === 'game_ended' && rulingOf(entry) ? [] : tellEvent(event, names, t)
}

export function tellEvent(event: ForSaleEvent, names: readonly string[], t: Say): string[] {
  const nameOf = (seat: number): string => names[seat] ?? String(seat + 1)
  switch (event.event) {
    case 'buildings_laid':
      return [t('forsale.tell_buildings', { round: event.round, list: event.buildings.join(', '), name: nameOf(event.opener) })]
    case 'bid_placed':
      return [t('forsale.tell_bid', { name: nameOf(event.seat), n: event.total })]
    case 'passed':
      return [tellPassed(event, nameOf(event.seat), t)]
    case 'auction_won': {
      const facts = { name: nameOf(event.seat), building: buildingName(event.building), value: event.building, n: event.paid }
      return [t(event.paid ? 'forsale.tell_won' : 'forsale.tell_won_free', facts)]
    }
    case 'cheques_laid':
      return [t('forsale.tell_cheques', { round: event.round, list: event.cheques.join(', ') })]
    case 'sealed':
      return [t('forsale.tell_sealed', { name: nameOf(event.seat) })]
    case 'revealed':
      return [...event.sales].reverse().map(({ seat, building, cheque }) =>
        t('forsale.tell_sold', { name: nameOf(seat), building: buildingName(building), value: building, cheque }),
      )
    case 'swept':
      return [t('forsale.tell_swept', { name: nameOf(event.seat), list: event.cheques.join(', ') })]
    case 'ruled':
      return [t('forsale.tell_ruled', { names: listed(event.winners.map(nameOf)) })]
    case 'game_ended': {
      const winners = event.winners.map(nameOf)
      const facts = { names: listed(winners), n: event.scores[event.winners[0] ?? 0] ?? 0 }
      return [t(winners.length > 1 ? 'forsale.tell_shared_game' : 'forsale.tell_won_game', facts)]
    }
  }
}

function tellPassed(event: ForSalePassed, name: string, t: Say): string {
  if (event.building === null) return t('forsale.tell_passed_none', { name, n: event.back })
  const facts = { name, building: buildingName(event.building), value: event.building, back: event.back, paid: event.paid }
  return t(event.back || event.paid ? 'forsale.tell_passed' : 'forsale.tell_passed_free', facts)
}
