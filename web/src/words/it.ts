import type { Catalogue } from './catalogue'
import common from './it/common'
import forsale from './it/forsale'
import home from './it/home'
import monopoly from './it/monopoly'
import plain from './it/plain'
import table from './it/table'
import shared from './shared/it'

export default {
  ...common,
  ...forsale,
  ...home,
  ...monopoly,
  ...plain,
  ...table,
  ...shared,
} satisfies Catalogue
