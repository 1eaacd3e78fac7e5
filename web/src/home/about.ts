// One sentence about an edition, a preset or a bot, where there is one.

import { has, t } from '../words/index.svelte'

export function told(area: 'about' | 'character', id: string): string {
  const key = `rules.${area}.${id}`
  return has(key) ? t(key) : ''
}
