// What happens at a table beside the game, as sentences.

import type { Entry } from '../link/frames'
import { t } from '../words/index.svelte'

export function tellTable(entry: Entry, names: readonly string[]): string[] {
  const name = entry.seat === undefined ? t('table.the_host') : (names[entry.seat] ?? String(entry.seat + 1))
  switch (entry.kind) {
    case 'sat':
      return [t('table.tell_sat', { name: String(entry.name) })]
    case 'bot_seated':
      return [t('table.tell_bot', { name: String(entry.name) })]
    case 'stood':
    case 'unseated':
      return [t('table.tell_stood')]
    case 'changed':
      return [t('table.tell_changed')]
    case 'host_changed':
      return [t('table.tell_host', { name })]
    case 'seeds_wanted':
      return [t('table.tell_started')]
    case 'away':
      return [t('table.tell_away', { name })]
    case 'back':
      return [t('table.tell_back', { name })]
    case 'paused':
      return [t('table.tell_paused', { name })]
    case 'unpaused':
      return [t('table.tell_unpaused')]
    case 'resumed':
      return [t('table.tell_resumed')]
    case 'undone':
      return [t('table.tell_undone', { name })]
    case 'code_made':
      return entry.by === 'host' ? [t('table.tell_code', { name })] : []
    case 'seat_moved':
      return [t('table.tell_moved', { name })]
    case 'over':
      return [t(entry.ending === 'agreed' ? 'table.tell_agreed' : 'table.tell_over')]
    case 'rematch':
      return [t('table.tell_rematch', { name })]
    default:
      return []
  }
}

/** A line of chat for those who listen; one's own is no news. */
export function tellChat(entry: Entry, names: readonly string[], own: number | null): string[] {
  if (entry.kind !== 'said' || entry.seat === own) return []
  const name = entry.seat === undefined ? t('table.a_spectator') : (names[entry.seat] ?? String(entry.seat + 1))
  return [t('table.tell_said', { name, text: String(entry.text) })]
}
