// The keys of this table: what they do, and their list for the legend.

import type { KeyHelp } from '../parts/KeyList.svelte'
import { t } from '../words/index.svelte'

export function keysOfForSale(): KeyHelp[] {
  return [
    { keys: ['0', '…', '9'], does: t('forsale.key_digits') },
    { keys: ['+', '-'], does: t('forsale.key_more') },
    { keys: ['Enter'], does: t('forsale.key_bid') },
    { keys: ['p'], does: t('forsale.key_pass') },
    { keys: ['←', '→'], does: t('forsale.key_walk') },
    { keys: ['Enter'], does: t('forsale.key_look') },
    { keys: ['w'], does: t('forsale.key_ask') },
    { keys: ['Esc'], does: t('forsale.key_skip') },
  ]
}

export interface KeyActions {
  digit(digit: number): void
  more(): void
  less(): void
  confirm(): void
  pass(): void
  walk(): void
  ask(): void
  skip(): void
}

/** Does what the key says; true when the key was ours. Keys belong to whoever is writing, and to a sheet that is open. */
export function press(event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  const target = event.target as Element | null
  if (target?.closest?.('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return false
  const isOnControl = Boolean(target?.closest?.('button, a, summary, [role="tab"]'))
  if (/^\d$/.test(event.key)) actions.digit(Number(event.key))
  else if (event.key === '+') actions.more()
  else if (event.key === '-') actions.less()
  else if (event.key === 'p') actions.pass()
  else if (event.key === 'w') actions.ask()
  else if (event.key === 'Escape') actions.skip()
  else if (event.key === 'Enter' && !isOnControl) actions.confirm()
  else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !isOnControl) actions.walk()
  else return false
  event.preventDefault()
  return true
}
