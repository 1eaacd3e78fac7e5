import common from './en/common'
import forsale from './en/forsale'
import home from './en/home'
import monopoly from './en/monopoly'
import plain from './en/plain'
import table from './en/table'
import shared from './shared/en'

export default {
  ...common,
  ...forsale,
  ...home,
  ...monopoly,
  ...plain,
  ...table,
  ...shared,
} as const
