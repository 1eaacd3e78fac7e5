// A catalogue is put together from areas; English has all keys there are.

import type en from './en'

export type Key = keyof typeof en
export type Catalogue = Readonly<Record<Key, string>>
