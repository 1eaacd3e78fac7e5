// A catalogue is put together from areas; English has all keys there are. What terminal and command line say, too, stands
// in `src/zuschlag/words` and comes here by `make types`.

import type { Form } from './filled'
import type en from './en'
import type { Facts } from './shared/facts'

export type SharedKey = keyof Facts
export type Key = Exclude<keyof typeof en, SharedKey>
export type Catalogue = Readonly<Record<Key, string> & Record<SharedKey, Form>>
