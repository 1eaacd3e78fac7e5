// Sentences for people who listen. Polite ones wait their turn; urgent ones are for "your turn" and low time.

import { untrack } from 'svelte'

class Voice {
  polite = $state('')
  urgent = $state('')
}

export const voice = new Voice()

const HOLD = 120
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Says a sentence. Several polite ones in a burst are read as one. */
export function announce(text: string, urgent = false): void {
  if (!text) return
  if (urgent) {
    // Said from an effect it must not make the effect listen to itself.
    voice.urgent = untrack(() => fresh(voice.urgent, text))
    return
  }
  waiting.push(text)
  timer ??= setTimeout(speak, HOLD)
}

function speak(): void {
  voice.polite = fresh(voice.polite, waiting.join(' '))
  waiting = []
  timer = undefined
}

// The same sentence twice is read twice only when its text differs.
function fresh(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text
}
