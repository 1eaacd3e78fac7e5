// What a pass gives and costs, before anybody has passed: the server's word.

import type { ForSaleObservation, ForSalePassing } from '../link/wire'

export type PassPreview = ForSalePassing

export const NO_PREVIEW: PassPreview = { building: null, back: 0, paid: 0 }

export const passPreview = (game: ForSaleObservation, seat: number): PassPreview => game.people[seat]?.passing ?? NO_PREVIEW

/** Who leaves while there are more bidders than buildings goes without, and loses nothing. */
export const leavesEmptyHanded = (game: ForSaleObservation): boolean =>
  game.people.some((person) => person.passing && person.passing.building === null)
