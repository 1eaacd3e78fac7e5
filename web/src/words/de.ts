import type { Catalogue } from './catalogue'
import common from './de/common'
import forsale from './de/forsale'
import home from './de/home'
import monopoly from './de/monopoly'
import plain from './de/plain'
import table from './de/table'
import shared from './shared/de'

export default {
  ...common,
  ...forsale,
  ...home,
  ...monopoly,
  ...plain,
  ...table,
  ...shared,
} satisfies Catalogue
