// What happens at a table beside the game, as sentences.

import type { Entry } from '../link/frames'
import type { RulingPart } from '../link/wire'
import { rulingOf } from '../store/ruling'
import { t } from '../words/index.svelte'
import { listed } from '../words/lists'
import type { Line, Story } from './story'

/** A game's story with what happens beside it. */
export function withTable(story: Story | undefined, names: readonly string[]): Story {
  const beside = (entry: Entry): Line[] => tellTable(entry, names).map((text) => ({ text, isHead: false }))
  return { tell: (entry) => [...(story?.tell(entry) ?? []), ...beside(entry)] }
}

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
    case 'pause_asked':
      return [t('table.pause_asked', { name })]
    case 'pause_answered':
      return [t(entry.yes ? 'table.tell_pause_yes' : 'table.tell_pause_no', { name })]
    case 'ruling_asked':
      return [wishText({ ...(entry as unknown as RulingPart) }, names)]
    case 'ruling_answered':
      return [t(entry.yes ? 'table.tell_ruling_yes' : 'table.tell_ruling_no', { name })]
    case 'move':
      return tellRuling(entry, names)
    case 'unpaused':
      return [t('table.tell_unpaused')]
    case 'resumed':
      return [t('table.tell_resumed')]
    case 'undone':
      return [t('table.tell_undone', { name })]
    case 'code_made':
      return entry.by === 'host' ? [t('table.tell_code', { name })] : []
    case 'seat_moved':
      return [t(entry.by === 'host' ? 'table.tell_handed_on' : entry.by === 'former' ? 'table.tell_returned' : 'table.tell_moved', { name })]
    case 'codes_dropped':
      return [t('table.tell_codes_dropped', { name })]
    case 'over':
      return [t(entry.ending === 'agreed' ? 'table.tell_agreed' : 'table.tell_over')]
    case 'rematch':
      return [t('table.tell_rematch', { name })]
    default:
      return []
  }
}

const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1)
const namesOf = (names: readonly string[], seats: readonly number[]): string => listed(seats.map((seat) => nameOf(names, seat)))

/** Who has named winners, and why. */
export function wishText({ seat, winners, reason }: RulingPart, names: readonly string[]): string {
  return t('table.ruling_asked', { name: nameOf(names, seat), names: namesOf(names, winners), reason })
}

/** Everybody's place, the best first. */
export function placesText(places: readonly number[], names: readonly string[]): string {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  return t('table.ruling_places', { list: order.map((seat) => `${places[seat]} ${nameOf(names, seat)}`).join(', ') })
}

/** Only a ruling is news beside the game. */
function tellRuling(entry: Entry, names: readonly string[]): string[] {
  const ruling = rulingOf(entry)
  if (!ruling) return []
  const { agreed, reason } = ruling
  return [agreed.length ? t('table.tell_ruled_agreed', { names: namesOf(names, agreed), reason }) : t('table.tell_ruled', { reason })]
}

/** A line of chat for those who listen; one's own is no news. */
export function tellChat(entry: Entry, names: readonly string[], own: number | null): string[] {
  if (entry.kind !== 'said' || entry.seat === own) return []
  const name = entry.seat === undefined ? t('table.a_spectator') : (names[entry.seat] ?? String(entry.seat + 1))
  return [t('table.tell_said', { name, text: String(entry.text) })]
}
