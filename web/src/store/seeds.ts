// The luck this device adds to the shuffle: 32 bytes for each own seat, first sealed, then shown.
// Kept for the tab, so that a reload in between does not make everybody wait. See docs/fairness.md.

import { command } from '../link/command'
import { hex, sha256 } from '../link/sha256'
import type { Command, TablePart, YouPart } from '../link/wire'

const keyOf = (table: string, seat: number): string => `zuschlag-seed-${table}-${seat}`

export class Seeds {
  private readonly known = new Map<number, Uint8Array>()
  /** What was sent already: a table says more than once what it wants. */
  private readonly given = new Set<string>()

  constructor(
    private readonly table: string,
    private readonly say: (command: Command) => Promise<unknown>,
  ) {}

  /** Gives what is wanted for the seat on the screen, and for other people at this device. */
  give(table: TablePart | null, you: YouPart): void {
    if (you.seat === null || you.seed_wanted === null) return
    for (const seat of you.seats) {
      const wanted = seat === you.seat ? you.seed_wanted : wantedOf(table, seat, you.seed_wanted)
      if (wanted && !this.given.has(`${wanted} ${seat}`)) this.send(seat, wanted, seat === you.seat)
    }
  }

  private send(seat: number, wanted: string, isOnScreen: boolean): void {
    const seed = this.seedOf(seat, wanted === 'seal')
    if (!seed) return
    this.given.add(`${wanted} ${seat}`)
    const told: Command = wanted === 'seal' ? { do: 'seal-seed', hash: hex(sha256(seed)) } : { do: 'show-seed', seed: hex(seed) }
    const sent = isOnScreen ? this.say(told) : command(this.table, told, seat)
    // Whoever is too late is dealt in all the same.
    sent.catch(() => undefined)
  }

  private seedOf(seat: number, mayMake: boolean): Uint8Array | null {
    const found = this.known.get(seat) ?? kept(keyOf(this.table, seat))
    if (found || !mayMake) return found
    const made = crypto.getRandomValues(new Uint8Array(32))
    this.known.set(seat, made)
    keep(keyOf(this.table, seat), made)
    return made
  }
}

function wantedOf(table: TablePart | null, seat: number, phase: string): string | null {
  const part = table?.fair.seeds[seat]
  if (phase === 'seal') return part?.hash ? null : 'seal'
  return part?.hash && !part.seed ? 'show' : null
}

function kept(key: string): Uint8Array | null {
  try {
    const bytes = sessionStorage.getItem(key)?.match(/../g)
    return bytes ? Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)) : null
  } catch {
    return null
  }
}

function keep(key: string, seed: Uint8Array): void {
  try {
    sessionStorage.setItem(key, hex(seed))
  } catch {
    // A browser that keeps nothing still plays; only a reload in this second costs time.
  }
}
