// A catalogue is put together from areas; English has all keys there are. What terminal and command line say, too, stands
// in `src/zuschlag/words` and comes here by `make types`.

import type { Form } from './filled'
import type en from './en'
import type evening from './en/evening'
import type mine from './en/mine'
import type replay from './en/replay'
import type slow from './en/slow'
import type { Facts } from './shared/facts'

export type SharedKey = keyof Facts
/** What comes with the pages that say it. */
export interface Pieces {
  evening: Readonly<Record<keyof typeof evening, string>>
  mine: Readonly<Record<keyof typeof mine, string>>
  replay: Readonly<Record<keyof typeof replay, string>>
  slow: Readonly<Record<keyof typeof slow, string>>
}
export type PieceKey = { [Piece in keyof Pieces]: keyof Pieces[Piece] }[keyof Pieces]
export type Key = Exclude<keyof typeof en, SharedKey> | PieceKey
export type Catalogue = Readonly<Record<Exclude<Key, PieceKey>, string> & Record<SharedKey, Form>>
