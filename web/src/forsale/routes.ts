// Which things fly in a step, and from where. Measured before the page changes.

import type { ForSaleSold } from '../link/wire'
import { boxOf, placeIn, type Route } from './flights.svelte'
import { TIMES, type Step } from './steps'

/** More coins than this in the air tell nothing more. */
const MOST_COINS = 6
const FLIGHT = 360
/** The hammer falls first. */
const AFTER_HAMMER = 420

type Half = Omit<Route, 'from'> & { from: string }

export function flightsOf(step: Step, root: ParentNode): Route[] {
  return wanted(step, root).flatMap((half) => {
    const from = placeIn(root, half.from)
    return from ? [{ ...half, from: boxOf(from) }] : []
  })
}

function wanted(step: Step, root: ParentNode): Half[] {
  const { event } = step
  switch (event.event) {
    case 'buildings_laid':
      return [dealt('building', `row-${event.buildings[(step.laid ?? 1) - 1]}`)]
    case 'cheques_laid':
      return [dealt('cheque', `cheque-${(step.laid ?? 1) - 1}`)]
    case 'bid_placed': {
      const before = Number(placeIn(root, `bid-${event.seat}`)?.dataset.coins ?? 0)
      return coins(event.total - before, `purse-${event.seat}`, `bid-${event.seat}`)
    }
    case 'passed':
      return [
        ...taking(event.building, event.seat, 0),
        ...coins(event.back, `bid-${event.seat}`, `purse-${event.seat}`),
        ...coins(event.paid, `bid-${event.seat}`, 'box'),
      ]
    case 'auction_won':
      return [
        ...taking(event.building, event.seat, AFTER_HAMMER),
        ...coins(event.paid, `bid-${event.seat}`, 'box', AFTER_HAMMER),
      ]
    case 'sealed':
      return [{ thing: 'building', value: null, from: `hand-${event.seat}`, to: `slot-${event.seat}`, delay: 0, ms: FLIGHT, isItself: true }]
    case 'revealed':
      return step.isPaid ? event.sales.map(paid) : [turned(event.sales, step.turned ?? 0)]
    case 'swept':
      return event.cheques.map((value, index) => ({
        thing: 'cheque', value, from: 'deck', to: `hand-${event.seat}`, delay: index * TIMES.dealNext, ms: FLIGHT,
      }))
    case 'ruled':
    case 'game_ended':
      return []
  }
}

function dealt(thing: 'building' | 'cheque', to: string): Half {
  return { thing, value: null, from: 'deck', to, delay: 0, ms: TIMES.deal, isItself: true }
}

function coins(count: number, from: string, to: string, delay = 0): Half[] {
  const flying = Math.max(0, Math.min(count, MOST_COINS))
  return Array.from({ length: flying }, (_, index) => ({
    thing: 'coin', value: null, from, to, delay: delay + index * 50, ms: FLIGHT,
  }))
}

/** The own building goes to its place in the hand, another one to its owner. */
function taking(building: number | null, seat: number, delay: number): Half[] {
  if (building === null) return []
  return [{ thing: 'building', value: building, from: `row-${building}`, to: `hand-${seat}`, delay, ms: FLIGHT + 120 }]
}

/** The cheque for the building just turned: it lies below the card. */
function turned(sales: readonly ForSaleSold[], count: number): Half {
  const sale = sales[sales.length - count]!
  return {
    thing: 'cheque', value: sale.cheque, from: `cheque-${count - 1}`, to: `got-${sale.seat}`,
    delay: 200, ms: FLIGHT, isItself: true,
  }
}

function paid(sale: ForSaleSold): Half {
  return { thing: 'cheque', value: sale.cheque, from: `got-${sale.seat}`, to: `cheques-${sale.seat}`, delay: 0, ms: FLIGHT + 120 }
}
