import type { Catalogue } from './catalogue'
import buildings from './fr/buildings'
import common from './fr/common'
import errors from './fr/errors'
import forsale from './fr/forsale'
import home from './fr/home'
import monopoly from './fr/monopoly'
import plain from './fr/plain'
import replay from './fr/replay'
import rules from './fr/rules'
import table from './fr/table'
import { unbrokenTexts } from './french'

export default unbrokenTexts({
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
} satisfies Catalogue)
