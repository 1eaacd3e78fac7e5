// Who is asked when people agree on something, as the page knows it; the server has the last word.

import type { Game } from '../link/frames'
import type { SeatPart, TablePart, YouPart } from '../link/wire'

/** The fields of a TableStore that tell who plays here. */
export interface Around {
  table: TablePart | null
  game: Game | null
  present: readonly boolean[]
}

/** People who play themselves, are connected and still in the game: a pause needs all of them. */
export const playersHere = (around: Around): number[] =>
  people(around, (seat, number) => seat.away === null && around.present[number] !== false)

/** People still in the game who must agree on a result; whoever was cut off may count for a while. */
export const deciding = (around: Around): number[] => people(around, (seat) => seat.away !== 'stood')

/** Of those asked, who has not answered yet. */
export const missing = (asked: readonly number[], wish: { seat: number; agreed: number[] }): number[] =>
  asked.filter((seat) => seat !== wish.seat && !wish.agreed.includes(seat))

/** A host who does not sit at the table: for them alone there are powers over a game. */
export const isAside = (you: YouPart): boolean => you.is_host && you.seats.length === 0

export const isStillIn = (game: Game | null, seat: number): boolean => {
  const person = game?.people[seat]
  return person !== undefined && (!('is_living' in person) || person.is_living === true)
}

function people({ table, game }: Around, is: (seat: SeatPart, number: number) => boolean): number[] {
  const seats = table?.seats ?? []
  return seats.flatMap((seat, number) =>
    seat.kind === 'person' && !seat.program && isStillIn(game, number) && is(seat, number) ? [number] : [],
  )
}
