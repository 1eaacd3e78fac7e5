import type { Catalogue } from './catalogue'
import buildings from './de/buildings'
import common from './de/common'
import errors from './de/errors'
import forsale from './de/forsale'
import home from './de/home'
import monopoly from './de/monopoly'
import plain from './de/plain'
import replay from './de/replay'
import rules from './de/rules'
import table from './de/table'

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
