// Six short answers without words. On the wire each is one sign, a line of chat like any other: clients that
// know nothing of this show the sign, these pages their own drawing.

import type { IconName } from '../parts/icons'
import type { Key } from '../words/catalogue'

export interface Reaction {
  sign: string
  icon: IconName
  says: Key
}

export const REACTIONS: readonly Reaction[] = [
  { sign: '\u{1F604}', icon: 'laugh', says: 'table.react_laugh' },
  { sign: '\u{1F62B}', icon: 'ouch', says: 'table.react_ouch' },
  { sign: '\u2B50', icon: 'star', says: 'table.react_star' },
  { sign: '\u{1F528}', icon: 'hammer', says: 'table.react_hammer' },
  { sign: '\u{1F440}', icon: 'eye', says: 'table.react_eye' },
  { sign: '\u23F3', icon: 'clock', says: 'table.react_clock' },
]

export const reactionOf = (text: unknown): Reaction | null => REACTIONS.find(({ sign }) => sign === text) ?? null
