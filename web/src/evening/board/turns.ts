// Whose turn it is at a board, and who still plays after the bell. Seats are counted from 0, clockwise.

export interface Turns {
  seats: number
  /** Who began the game. */
  opener: number
  /** Who is bankrupt. */
  out: readonly number[]
  /** Whose turn it is. */
  on: number
  /** Whether they have thrown the dice already. */
  hasRolled: boolean
}

/** All who are still in the game, in the order of a round. */
export function inOrder({ seats, opener, out }: Turns): number[] {
  const round = Array.from({ length: seats }, (_, at) => (opener + at) % seats)
  return round.filter((seat) => !out.includes(seat))
}

/** Whose turn is next. */
export function after(turns: Turns): number {
  const living = inOrder(turns)
  return living[(living.indexOf(turns.on) + 1) % living.length] ?? turns.on
}

/** Who plays after the bell, in order: what has begun is finished, as it was agreed. */
export function lastTurns(turns: Turns, mode: string): number[] {
  const living = inOrder(turns)
  const place = living.indexOf(turns.on)
  if (mode === 'stopNow' || place < 0) return []
  if (mode === 'finishTurn') return turns.hasRolled ? [turns.on] : []
  // Between two rounds nobody owes anybody a turn.
  if (place === 0 && !turns.hasRolled) return []
  return living.slice(place)
}
