import buildings from './en/buildings'
import common from './en/common'
import errors from './en/errors'
import forsale from './en/forsale'
import home from './en/home'
import monopoly from './en/monopoly'
import plain from './en/plain'
import replay from './en/replay'
import rules from './en/rules'
import table from './en/table'

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
} as const
