// What a game of For Sale was dealt, from the seeds of its shuffle.

import { compared, opener, range, shuffled, Stream, type Drawn } from '../replay/fair'

export const drawn: Drawn = (record, key) => {
  const { deal, edition } = record
  const isOld = edition.startsWith('1997')
  const pairs = [0, 0, ...range(2, 15).flatMap((value) => [value, value])]
  // Cards that the edition does without are the last ones of the shuffle.
  const inPlay = (deal.buildings as unknown[]).length
  const laid = (cards: number[], what: 'buildings' | 'cheques') =>
    compared(what, shuffled(cards, new Stream(key, what)).slice(0, inPlay), deal[what])
  return [laid(range(1, isOld ? 20 : 30), 'buildings'), laid(isOld ? [0, 0, ...range(3, 20)] : pairs, 'cheques'), opener(record, key)]
}
