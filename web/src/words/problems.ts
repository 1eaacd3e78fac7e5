// What the server refuses, as sentences that name the remedy.

import { Problem } from '../link/problem'
import { has, t, type Params } from './index.svelte'

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export function problemText(fault: unknown): string {
  if (!(fault instanceof Problem)) return t('errors.unknown', { slug: 'page' })
  // Where the server says why it cannot just now, that is told instead.
  const why = `table.why.${String(fault.facts.why)}`
  const key = fault.slug === 'table/unavailable' && has(why) ? why : `errors.${fault.slug}`
  const facts: Params = Object.fromEntries(Object.entries(fault.facts).map(([name, value]) => [name, shown(value)]))
  return has(key) ? t(key, facts) : t('errors.unknown', { slug: fault.slug })
}
