import type { Catalogue } from './catalogue'
import buildings from './it/buildings'
import common from './it/common'
import errors from './it/errors'
import forsale from './it/forsale'
import home from './it/home'
import monopoly from './it/monopoly'
import plain from './it/plain'
import replay from './it/replay'
import rules from './it/rules'
import table from './it/table'

export default {
  ...buildings,
  ...common,
  ...errors,
  ...forsale,
  ...home,
  ...monopoly,
  ...plain,
  ...replay,
  ...rules,
  ...table,
} satisfies Catalogue
