// What the server refuses, as sentences that name the remedy.

import { Problem } from '../link/problem'
import { has, made, t, type Params } from './index.svelte'

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export function problemText(fault: unknown): string {
  if (!(fault instanceof Problem)) return t('refused-unknown', { slug: 'page', to: 'you' })
  // Where the server says why it cannot just now, that is told instead.
  const why = `table.why.${String(fault.facts.why)}`
  if (fault.slug === 'table/unavailable' && has(why)) return t(why)
  const facts: Params = Object.fromEntries(Object.entries(fault.facts).map(([name, value]) => [name, shown(value)]))
  return refusal(fault.slug, facts)
}

/** The sentence of a slug, told to whoever asked. */
export function refusal(slug: string, facts: Params = {}): string {
  return made(`refused-${slug.replace('/', '-')}`, { ...facts, to: 'you' }) ?? t('refused-unknown', { slug, to: 'you' })
}
