// The keys of every table: letters that no game needs.

import type { KeyHelp } from '../parts/KeyList.svelte'
import { t } from '../words/index.svelte'

export function keysOfTable(hasChat = true, isAlone = true): KeyHelp[] {
  return [
    { keys: ['l'], does: t('table.key_log') },
    ...(hasChat ? [{ keys: ['k'], does: t('table.key_chat') }] : []),
    { keys: ['j'], does: t('table.key_skip') },
    ...(isAlone ? [{ keys: ['g'], does: t('table.key_speed') }] : []),
    { keys: ['v'], does: t('table.key_text') },
    { keys: ['i'], does: t('table.key_menu') },
  ]
}
