// The keys of a Monopoly table. Letters do what the button with the same letter does; nothing works while
// somebody writes or a sheet is open.

import type { KeyHelp } from '../parts/KeyList.svelte'
import { t } from '../words/index.svelte'
import type { Answer } from './asking'

export interface Reach {
  answers: readonly Answer[]
  /** What a letter does besides: demand, waive, offers. */
  others: Readonly<Record<string, () => void>>
  answer: (answer: Answer) => void
}

export function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as Element | null
  const writes = target?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  return !!writes || event.ctrlKey || event.metaKey || event.altKey || !!document.querySelector('dialog[open]')
}

/** Follows a key; true when it meant something here. */
export function follow(event: KeyboardEvent, reach: Reach): boolean {
  if (isBusy(event)) return false
  const key = event.key.toLowerCase()
  const answer = reach.answers.find((one) => one.keys === key)
  if (answer) reach.answer(answer)
  else if (reach.others[key]) reach.others[key]()
  else return false
  event.preventDefault()
  return true
}

export function keysOfMonopoly(): KeyHelp[] {
  return [
    { keys: ['r'], does: t('monopoly.key_roll') },
    { keys: ['b'], does: t('monopoly.key_buy') },
    { keys: ['a'], does: t('monopoly.key_auction') },
    { keys: ['n'], does: t('monopoly.key_pass') },
    { keys: ['e'], does: t('monopoly.key_end') },
    { keys: ['d'], does: t('monopoly.key_demand') },
    { keys: ['w'], does: t('monopoly.key_waive') },
    { keys: ['h'], does: t('monopoly.key_hold') },
    { keys: ['u'], does: t('monopoly.key_build') },
    { keys: ['s'], does: t('monopoly.key_sell') },
    { keys: ['m'], does: t('monopoly.key_mortgage') },
    { keys: ['t'], does: t('monopoly.key_trade') },
    { keys: ['o'], does: t('monopoly.key_offers') },
    { keys: ['p', 'c'], does: t('monopoly.key_jail') },
    { keys: ['\u2190', '\u2191', '\u2193', '\u2192'], does: t('monopoly.key_arrows') },
    { keys: ['Enter'], does: t('monopoly.key_enter') },
  ]
}
