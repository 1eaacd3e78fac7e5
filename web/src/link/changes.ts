// News that tell what changed (protocol 2), made whole again: what is shown now, from what was.
// Nothing that was handed on before is touched. docs/bot-api.md says how changes are written.

import type { Change, Incoming, NewsOfChanges, Parts, Received } from './frames'
import type { ClockPart, TablePart } from './wire'

type Inside = Record<string, Change>
type Shown = Omit<Parts, 'cursor'> & { table: TablePart }

/** What the table shows this page, frame by frame. */
export class View {
  private cursor = 0
  private shown: Shown | null = null

  /** The frame with everything in it; null for a change of something that was never shown here. */
  take(frame: Received): Incoming | null {
    if (frame.t === 'table') {
      this.cursor = frame.cursor
      this.shown = { table: frame.table, clock: frame.clock, game: frame.game, you: frame.you }
    }
    if (frame.t !== 'news' || 'cursor' in frame) return frame
    if (!this.shown || frame.entry.n !== this.cursor + 1) return null
    this.cursor++
    const { table, ...rest } = (this.shown = after(this.shown, frame))
    return { t: 'news', cursor: this.cursor, entry: frame.entry, ...rest, ...('table' in frame && { table }) }
  }
}

function after(shown: Shown, frame: NewsOfChanges): Shown {
  const { game, you, table } = frame
  const told = Object.fromEntries(Object.entries({ game, you, table }).filter(([, change]) => change !== undefined))
  const now = applied(shown, told as Inside) as Shown
  const decision: Inside = {}
  if (frame.on !== undefined) decision.on = `P${frame.on}`
  if (frame.options !== undefined) decision.options = frame.options
  if (Object.keys(decision).length) now.you = applied(now.you, { decision }) as Shown['you']
  return { ...now, clock: clockAfter(shown.clock, frame) }
}

/** Everything counts from the entry's time, unless another one is told. */
function clockAfter(clock: ClockPart, frame: NewsOfChanges): ClockPart {
  const now: ClockPart = { ...clock, at: frame.entry.at, ...frame.clock }
  if (!frame.asked) return now
  const asked: ClockPart['asked'] = {}
  const deadlines: ClockPart['deadlines'] = {}
  for (const [seat, told] of Object.entries(frame.asked)) {
    const [since, until] = typeof told === 'number' ? [told, null] : told
    asked[seat] = now.at + since
    deadlines[seat] = until === null ? null : now.at + until
  }
  return { ...now, asked, deadlines }
}

/** The value after a change. */
export function applied(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  if (typeof change !== 'object' || change === null) return change
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])]
    for (const [places, inside] of Object.entries(change))
      for (const place of places.split(',').map(Number)) list[place] = applied(value[place], inside)
    return list
  }
  const named = { ...(value as Record<string, unknown>) }
  for (const [name, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && !inside.length) delete named[name]
    else named[name] = applied(named[name], inside)
  }
  return named
}
