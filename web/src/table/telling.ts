// What happens at a table beside the game, as sentences.

import type { Entry } from '../link/frames'
import type { RulingPart } from '../link/wire'
import { rulingOf } from '../store/ruling'
import { t } from '../words/index.svelte'
import { listed } from '../words/lists'
import { botName } from '../words/terms'
import { reactionOf } from './reactions'
import type { Line, Story } from './story'
import { dayText } from './when'

/** Who is told: their seat, and what everybody is called. */
export interface Reader {
  names: readonly string[]
  seat: number | null
}

/** A game's story with what happens beside it. */
export function withTable(story: Story | undefined, reader: Reader): Story {
  const beside = (entry: Entry): Line[] => tellTable(entry, reader).map((text) => ({ text, isHead: false }))
  return { tell: (entry) => [...(story?.tell(entry) ?? []), ...beside(entry)] }
}

/** Sentences that say nothing but who it was. */
const WHO = {
  host_changed: 'entry-host-changed',
  away: 'entry-away',
  back: 'entry-back',
  vacation_over: 'entry-vacation-over',
  paused: 'entry-paused',
  pause_asked: 'entry-pause-asked',
  undone: 'entry-undone',
  codes_dropped: 'entry-codes-dropped',
  rematch: 'entry-rematch',
} as const

const BARE = {
  stood: 'entry-stood',
  unseated: 'entry-stood',
  changed: 'entry-changed',
  seeds_wanted: 'entry-seeds-wanted',
  unpaused: 'entry-unpaused',
  resumed: 'entry-resumed',
  bell_rung: 'entry-bell-rung',
  row_finished: 'entry-row-finished',
  gate_lifted: 'entry-gate-lifted',
} as const

const MOVED: Record<string, 'entry-handed-on' | 'entry-returned'> = { host: 'entry-handed-on', former: 'entry-returned' }

export function tellTable(entry: Entry, { names, seat }: Reader): string[] {
  const { kind } = entry
  if (kind in WHO) return [t(WHO[kind as keyof typeof WHO], who(entry.seat, { names, seat }))]
  if (kind in BARE) return [t(BARE[kind as keyof typeof BARE])]
  switch (kind) {
    case 'sat':
      return [t('entry-sat', { who: entry.seat === seat ? 'you' : 'other', name: String(entry.name) })]
    case 'stand_in':
      return [t('entry-stand-in', { ...who(entry.seat, { names, seat }), level: botName(String(entry.bot)) })]
    case 'vacation':
      return [t('entry-vacation', { ...who(entry.seat, { names, seat }), until: dayText(Number(entry.until)) })]
    case 'bot_seated':
      return [t('entry-bot-seated', { name: String(entry.name) })]
    case 'kept':
      return [t('entry-kept', absent(entry, { names, seat }))]
    case 'wait_asked':
      return [t('entry-wait-asked', absent(entry, { names, seat }))]
    case 'bot_asked':
      return [t('entry-bot-asked', absent(entry, { names, seat }))]
    case 'vote':
      return [t(entry.yes ? 'entry-vote-yes' : 'entry-pause-no', who(entry.seat, { names, seat }))]
    case 'pause_answered':
      return [t(entry.yes ? 'entry-pause-yes' : 'entry-pause-no', who(entry.seat, { names, seat }))]
    case 'ruling_asked':
      return [wishText({ ...(entry as unknown as RulingPart) }, { names, seat })]
    case 'ruling_answered':
      return [t(entry.yes ? 'entry-ruling-yes' : 'entry-ruling-no', who(entry.seat, { names, seat }))]
    case 'move':
      return tellRuling(entry, names)
    case 'code_made':
      return entry.by === 'host' ? [t('entry-code-made', who(entry.seat, { names, seat }))] : []
    case 'seat_moved':
      return [t(MOVED[String(entry.by)] ?? 'entry-seat-moved', who(entry.seat, { names, seat }))]
    case 'over':
      return entry.ending === 'agreed' ? [t('entry-agreed')] : [] // else the game says how it ended
    default:
      return []
  }
}

/** A seat as sentences want it; who has none is the host. */
function who(seat: number | undefined, reader: Reader): { who: string; name: string } {
  if (seat === undefined) return { who: 'host', name: t('table.the_host') }
  return { who: seat === reader.seat ? 'you' : 'other', name: nameOf(reader.names, seat) }
}

/** Who wants something for a seat that is gone; nobody in particular is the host. */
export function byFacts(asker: unknown, { names, seat }: Reader): { by: string; asker: string } {
  if (typeof asker !== 'number') return { by: 'host', asker: '' }
  return { by: asker === seat ? 'you' : 'other', asker: nameOf(names, asker) }
}

const absent = (entry: Entry, reader: Reader): { name: string; by: string; asker: string } => ({
  name: nameOf(reader.names, entry.seat ?? -1),
  ...byFacts(entry.asker, reader),
})

const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1)
const namesOf = (names: readonly string[], seats: readonly number[]): string => listed(seats.map((seat) => nameOf(names, seat)))

/** Who has named winners, and why. */
export function wishText({ seat, winners, reason }: RulingPart, reader: Reader): string {
  return t('entry-ruling-asked', { ...who(seat, reader), names: namesOf(reader.names, winners), reason })
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
  return [agreed.length ? t('entry-ruled-agreed', { names: namesOf(names, agreed), reason }) : t('entry-ruled', { reason })]
}

/** A line of chat for those who listen; one's own is no news. */
export function tellChat(entry: Entry, names: readonly string[], own: number | null): string[] {
  if (entry.kind !== 'said' || entry.seat === own) return []
  const name = entry.seat === undefined ? t('table.a_spectator') : (names[entry.seat] ?? String(entry.seat + 1))
  const reaction = reactionOf(entry.text)
  return [t('table.tell_said', { name, text: reaction ? t(reaction.says) : String(entry.text) })]
}
