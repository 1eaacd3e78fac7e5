// What a page knows of its evening: asked once, then news as soon as there is any, for as long as the page is there.

import { api } from '../link/http'
import { freshId } from '../link/ids'
import { Problem } from '../link/problem'
import { hex, sha256 } from '../link/sha256'
import type { EveningCommand, EveningFrame } from '../link/wire'

const WAIT = 25
const AGAIN = 2000

export class EveningStore {
  frame: EveningFrame | null = $state.raw(null)
  /** Why there is nothing to show. */
  problem: unknown = $state.raw(null)
  isLost = $state(false)
  /** Server time minus ours, in ms. */
  offset = $state(0)
  private isOpen = true
  private shown = false

  constructor(private readonly code: string) {}

  /** Begins to listen; what comes back ends it. */
  open(): () => void {
    const seen = (): void => void (document.hidden || this.look())
    document.addEventListener('visibilitychange', seen)
    void this.listen()
    return () => {
      this.isOpen = false
      document.removeEventListener('visibilitychange', seen)
    }
  }

  /** Asks something of the evening; the answer is what came of it. */
  async ask(command: EveningCommand): Promise<Record<string, unknown>> {
    const asked = { id: freshId(), command }
    const done = await api<{ made: Record<string, unknown> }>('POST', `${this.path}/commands`, asked)
    await this.look()
    return done.made
  }

  async join(name: string): Promise<void> {
    const seed = crypto.getRandomValues(new Uint8Array(32))
    keep(this.key, hex(seed))
    await this.ask({ do: 'join', name, seal: hex(sha256(seed)) })
  }

  private get path(): string {
    return `/api/evenings/${encodeURIComponent(this.code)}`
  }

  private get key(): string {
    return `zuschlag-evening-${this.code}`
  }

  private async listen(): Promise<void> {
    while (this.isOpen) {
      try {
        const known = this.frame ? `/news?cursor=${this.frame.cursor}&wait=${WAIT}` : ''
        this.take(await api<EveningFrame>('GET', this.path + known))
      } catch (fault) {
        if (fault instanceof Problem && fault.status === 404) {
          this.problem = fault
          return
        }
        this.isLost = true
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    }
  }

  /** At once, when somebody looks again: a phone that slept may hold a request that nobody answers. */
  private async look(): Promise<void> {
    try {
      this.take(await api<EveningFrame>('GET', this.path))
    } catch {
      // The one that listens will tell.
    }
  }

  private take(frame: EveningFrame): void {
    this.frame = frame
    this.isLost = false
    this.offset = frame.clock.now - Date.now()
    if (frame.me.seed_wanted) this.showSeed()
  }

  private showSeed(): void {
    const seed = kept(this.key)
    if (!seed || this.shown) return
    this.shown = true
    // Whoever is too late is drawn all the same.
    void this.ask({ do: 'show-seed', seed }).catch(() => undefined)
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing takes part all the same; only the draw waits ten seconds.
  }
}
