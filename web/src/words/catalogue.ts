// A catalogue is put together from areas; English has all keys there are. What terminal and command line say, too, stands
// in `src/zuschlag/words` and comes here by `make types`.

import type { Form } from './filled'
import type en from './en'
import type board from './en/board'
import type evening from './en/evening'
import type { Facts } from './shared/facts'

export type SharedKey = keyof Facts
export type EveningKey = keyof typeof evening | keyof typeof board
export type Key = Exclude<keyof typeof en, SharedKey> | EveningKey
export type Catalogue = Readonly<Record<Exclude<Key, EveningKey>, string> & Record<SharedKey, Form>>
/** What only the pages of an evening say. */
export type EveningWords = Readonly<Record<EveningKey, string>>
