// Where a table plays otherwise than its edition.

import type { Settings } from '../link/wire'
import { catalogue } from '../store/catalogue.svelte'

/** The switches a table has set otherwise than its edition does, by its number of the rules. */
export function differences({ game, edition, options = {} }: Settings, rules?: number): [string, unknown][] {
  const usual = catalogue.agreed(game, edition, rules)
  return Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]))
}
