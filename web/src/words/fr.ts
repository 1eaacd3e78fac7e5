import type { Catalogue, PieceKey, Key } from './catalogue'
import common from './fr/common'
import forsale from './fr/forsale'
import home from './fr/home'
import monopoly from './fr/monopoly'
import plain from './fr/plain'
import table from './fr/table'
import shared from './shared/fr'
import { unbrokenTexts } from './french'

const texts = unbrokenTexts({
  ...common,
  ...forsale,
  ...home,
  ...monopoly,
  ...plain,
  ...table,
} satisfies Record<Exclude<Key, PieceKey>, string>)

export default { ...texts, ...shared } satisfies Catalogue
