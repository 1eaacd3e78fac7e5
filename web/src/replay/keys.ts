// The keys of a replay. They come before those of the game, which has nothing to ask here.

import type { KeyHelp } from '../parts/KeyList.svelte'
import { t } from '../words/index.svelte'
import { SPEEDS } from './speeds'

export interface Moves {
  back(): void
  forward(): void
  earlierMark(): void
  laterMark(): void
  first(): void
  last(): void
  toggle(): void
  speed(speed: number): void
  text(): void
}

export function keysOfReplay(): KeyHelp[] {
  return [
    { keys: ['←', '→'], does: t('replay.key_step') },
    { keys: ['Shift ←', 'Shift →'], does: t('replay.key_mark') },
    { keys: ['Home', 'End'], does: t('replay.key_ends') },
    { keys: ['Space'], does: t('replay.key_play') },
    { keys: ['1', '2', '3', '4'], does: t('replay.key_speed') },
    { keys: ['v'], does: t('replay.key_text') },
  ]
}

/** What a key does here; null when it belongs to something else. */
export function meaningOf(event: KeyboardEvent, moves: Moves): (() => void) | null {
  const target = event.target as Element | null
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (target?.closest?.('dialog, textarea, select, [contenteditable], input:not([type=range])')) return null
  const speed = SPEEDS[Number(event.key) - 1]
  if (speed !== undefined) return () => moves.speed(speed)
  if (event.key === 'v') return moves.text
  if (event.key === ' ') return target?.closest?.('button, a, summary') ? null : moves.toggle
  // Rows of cards, the board and tabs have arrows of their own.
  if (target?.closest?.('.stage button, .stage a, .stage [tabindex], [role=tablist]')) return null
  return arrow(event, moves)
}

function arrow(event: KeyboardEvent, moves: Moves): (() => void) | null {
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? moves.earlierMark : moves.back
    case 'ArrowRight':
      return event.shiftKey ? moves.laterMark : moves.forward
    case 'Home':
      return moves.first
    case 'End':
      return moves.last
    default:
      return null
  }
}
