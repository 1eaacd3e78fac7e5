// One entry as the steps it is shown in: how the table looks after each event of it, and for how long.

import type { Entry } from '../link/frames'
import type { ForSaleEvent, ForSaleObservation, ForSaleRevealed, ForSaleSeatView } from '../link/wire'
import { eventsIn } from './events'
import { sum } from './rounds'

type Laid = Extract<ForSaleEvent, { event: 'buildings_laid' | 'cheques_laid' }>

export interface Step {
  event: ForSaleEvent
  /** Its place in the entry. */
  place: number
  /** How things stand once it has happened. */
  game: ForSaleObservation
  /** In a deal: how many of the row lie there; one after the other, so that no frame has to draw them all. */
  laid?: number
  /** In a reveal: how many buildings are turned, from the lowest. */
  turned?: number
  /** In a reveal: the cheques are on their way to their owners. */
  isPaid?: boolean
  ms: number
}

export const TIMES = {
  deal: 380,
  dealNext: 90,
  bid: 420,
  pass: 620,
  won: 1150,
  seal: 320,
  turn: 460,
  turnSlower: 90,
  hammer: 700,
  pay: 720,
  sweep: 900,
  ruled: 1100,
}

export function stepsOf(entry: Entry, before: ForSaleObservation | null, after: ForSaleObservation): Step[] {
  const events = eventsIn(entry)
  const steps: Step[] = []
  let game = before ?? after
  events.forEach((event, place) => {
    if (event.event === 'revealed') {
      steps.push(...revealing(event, place, game))
      game = steps.at(-1)!.game
    } else if (event.event === 'buildings_laid' || event.event === 'cheques_laid') {
      game = applied(event, game, after)
      steps.push(...dealing(event, place, game))
    } else {
      game = applied(event, game, after)
      if (event.event === 'sealed' && event.seat === game.viewer) game = { ...game, own_sealed: laidBy(entry) ?? game.own_sealed }
      steps.push({ event, place, game, ms: lengthOf(event) })
    }
  })
  return steps
}

/** Only the own action says which building it was. */
function laidBy(entry: Entry): number | null {
  const [verb, building] = (entry.action as [string, number] | undefined) ?? []
  return verb === 'sell' ? (building ?? null) : null
}

export function lengthOf(event: ForSaleEvent): number {
  switch (event.event) {
    case 'buildings_laid':
    case 'cheques_laid':
      return TIMES.deal + TIMES.dealNext * rowIn(event).length
    case 'bid_placed':
      return TIMES.bid
    case 'passed':
      return TIMES.pass
    case 'auction_won':
      return TIMES.won
    case 'sealed':
      return TIMES.seal
    case 'swept':
      return TIMES.sweep
    case 'revealed':
      return sum(event.sales.map((_, index) => turnLength(index, event.sales.length))) + TIMES.pay
    case 'ruled':
      return TIMES.ruled
    case 'game_ended':
      return 0
  }
}

export function rowIn(event: Laid): number[] {
  return event.event === 'buildings_laid' ? event.buildings : event.cheques
}

function dealing(event: Laid, place: number, game: ForSaleObservation): Step[] {
  const { length } = rowIn(event)
  return Array.from({ length }, (_, index) => {
    const isLast = index === length - 1
    return { event, place, game, laid: index + 1, ms: TIMES.dealNext + (isLast ? TIMES.deal : 0) }
  })
}

/** Each turn takes a little longer than the one before, and the last one has the hammer. */
function turnLength(index: number, count: number): number {
  return TIMES.turn + TIMES.turnSlower * index + (index === count - 1 ? TIMES.hammer : 0)
}

/** From the lowest building to the best; then the cheques go to their owners. */
function revealing(event: ForSaleRevealed, place: number, before: ForSaleObservation): Step[] {
  const upwards = [...event.sales].reverse()
  const steps: Step[] = upwards.map((_, index) => ({
    event,
    place,
    game: before,
    turned: index + 1,
    ms: turnLength(index, upwards.length),
  }))
  const paid = event.sales.reduce((game, sale) => sold(game, sale.seat, sale.building, sale.cheque), before)
  const last = { event, place, game: { ...paid, row: [] }, turned: upwards.length, isPaid: true, ms: TIMES.pay }
  return [...steps, last]
}

function applied(event: ForSaleEvent, game: ForSaleObservation, after: ForSaleObservation): ForSaleObservation {
  switch (event.event) {
    case 'bid_placed':
      return { ...withSeat(game, event.seat, (own) => paidIn(own, event.total)), high: event.total, waiting: [], turn: null }
    case 'passed':
    case 'auction_won': {
      const back = event.event === 'passed' ? event.back : 0
      const left = withSeat(game, event.seat, (own) => gained(own, event.building, back))
      return { ...left, row: game.row.filter((building) => building !== event.building), waiting: [], turn: null }
    }
    case 'sealed': {
      const laid = withSeat(game, event.seat, (own) => ({ ...own, sealed: true }))
      return { ...laid, waiting: game.waiting.filter((seat) => seat !== event.seat) }
    }
    case 'swept': {
      const cheques = event.cheques
      return withSeat(game, event.seat, (own) => ({
        ...own,
        hand_size: 0,
        hand: own.hand && [],
        cheque_count: own.cheque_count + cheques.length,
        cheques: own.cheques && ascending([...own.cheques, ...cheques]),
      }))
    }
    case 'ruled': // everything stays as it was, but nobody is asked any more
      return { ...game, waiting: [], turn: null }
    case 'buildings_laid':
    case 'cheques_laid':
    case 'game_ended':
    case 'revealed':
      return after
  }
}

function withSeat(
  game: ForSaleObservation,
  seat: number,
  change: (own: ForSaleSeatView) => ForSaleSeatView,
): ForSaleObservation {
  return { ...game, people: game.people.map((own, index) => (index === seat ? change(own) : own)) }
}

function paidIn(own: ForSaleSeatView, total: number): ForSaleSeatView {
  return { ...own, coins: own.coins === null ? null : own.coins - (total - own.bid), bid: total }
}

function gained(own: ForSaleSeatView, building: number | null, back: number): ForSaleSeatView {
  const more = building === null ? [] : [building]
  return {
    ...own,
    coins: own.coins === null ? null : own.coins + back,
    bid: 0,
    in_auction: false,
    hand_size: own.hand_size + more.length,
    hand: own.hand && ascending([...own.hand, ...more]),
  }
}

function sold(game: ForSaleObservation, seat: number, building: number, cheque: number): ForSaleObservation {
  return withSeat(game, seat, (own) => ({
    ...own,
    sealed: false,
    hand_size: own.hand_size - 1,
    hand: own.hand && own.hand.filter((one) => one !== building),
    cheque_count: own.cheque_count + 1,
    cheques: own.cheques && ascending([...own.cheques, cheque]),
  }))
}

function ascending(values: number[]): number[] {
  return values.sort((a, b) => a - b)
}
