// The hammer of a board: who may bid, how much, who has the lot. It moves no money and no deed.

export interface Sale {
  floor: number
  step: number
  /** One after the other, or whoever calls out. */
  isOpen: boolean
  /** Who still bids, clockwise from whoever begins. */
  bidders: readonly number[]
  /** Who is asked, where one after the other bids. */
  turn: number | null
  high: number
  leader: number | null
  /** How often the lot was called: three times, and it is sold. */
  calls: number
  isOver: boolean
}

export const CALLS = 3

export function begun(bidders: readonly number[], floor: number, step: number, isOpen: boolean): Sale {
  return { floor, step, isOpen, bidders, turn: isOpen ? null : (bidders[0] ?? null), high: 0, leader: null, calls: 0, isOver: false }
}

/** The least that may be bid now. */
export const least = (sale: Sale): number => (sale.leader === null ? sale.floor : sale.high + sale.step)

export function mayBid(sale: Sale, seat: number): boolean {
  if (sale.isOver || !sale.bidders.includes(seat)) return false
  return sale.isOpen ? sale.leader !== seat : sale.turn === seat
}

/** A bid starts the calls anew. */
export function bid(sale: Sale, seat: number, amount: number): Sale {
  if (!mayBid(sale, seat) || amount < least(sale)) return sale
  return settled({ ...sale, high: amount, leader: seat, calls: 0, turn: sale.isOpen ? null : next(sale, seat) })
}

/** Who passes is out of this sale; who leads cannot. */
export function pass(sale: Sale, seat: number): Sale {
  if (!mayBid(sale, seat)) return sale
  const turn = sale.isOpen ? null : next(sale, seat)
  return settled({ ...sale, bidders: sale.bidders.filter((one) => one !== seat), turn })
}

/** Once, twice, sold. Where one after the other bids, passing decides and nothing is called. */
export function call(sale: Sale): Sale {
  if (sale.isOver || !sale.isOpen) return sale
  const calls = sale.calls + 1
  return { ...sale, calls, isOver: calls >= CALLS }
}

function next(sale: Sale, seat: number): number | null {
  const place = sale.bidders.indexOf(seat)
  return sale.bidders[(place + 1) % sale.bidders.length] ?? null
}

/** Nobody is left to bid against. */
function settled(sale: Sale): Sale {
  const isAlone = sale.bidders.length === 0 || (sale.bidders.length === 1 && sale.leader === sale.bidders[0])
  return isAlone ? { ...sale, isOver: true, turn: null } : sale
}
