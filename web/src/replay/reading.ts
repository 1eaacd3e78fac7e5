// The positions of a record, fetched in stretches. What is wanted now comes first, the rest while nobody waits.

import { api } from '../link/http'
import { Problem } from '../link/problem'
import type { Frame, Lookback, Replay } from '../link/wire'
import type { Written } from './record'

export type Viewpoint = number | 'open'
export type Ask = (asked: Lookback) => Promise<Replay>

/** Positions in one answer. The server gives at most 400. */
export const STRETCH = 200

export const askServer: Ask = (asked) => api<Replay>('POST', '/api/replay', asked)

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000))

export class Reading {
  private readonly frames: Frame[] = []
  private readonly asked = new Map<number, Promise<Replay>>()
  private isOver = false
  steps = 0

  constructor(
    private readonly record: Written,
    readonly viewpoint: Viewpoint,
    private readonly ask: Ask = askServer,
  ) {}

  /** The position after so many moves, if it is here already. */
  at(position: number): Frame | undefined {
    return this.frames[position]
  }

  /** Everything that is here, with gaps where it is not. */
  get known(): readonly (Frame | undefined)[] {
    return this.frames
  }

  /** Fetches the stretch a position is in. */
  async reach(position: number): Promise<Replay> {
    const stretch = Math.floor(position / STRETCH)
    const fetched = this.asked.get(stretch) ?? this.fetch(stretch)
    this.asked.set(stretch, fetched)
    try {
      return await fetched
    } catch (fault) {
      this.asked.delete(stretch)
      throw fault
    }
  }

  /** Fetches everything else, nearest first; tells after each stretch. */
  async reachAll(position: number, told: () => void): Promise<void> {
    const here = Math.floor(position / STRETCH)
    const all = Array.from({ length: Math.floor(this.steps / STRETCH) + 1 }, (_, stretch) => stretch)
    for (const stretch of all.sort((a, b) => Math.abs(a - here) - Math.abs(b - here))) {
      if (this.isOver) return
      await this.patiently(stretch * STRETCH)
      told()
    }
  }

  stop(): void {
    this.isOver = true
  }

  /** Whoever asks for much is told to wait, and waits. */
  private async patiently(position: number): Promise<void> {
    try {
      await this.reach(position)
    } catch (fault) {
      if (!(fault instanceof Problem) || !('seconds' in fault.facts) || this.isOver) throw fault
      await pause(Number(fault.facts.seconds))
      await this.patiently(position)
    }
  }

  private async fetch(stretch: number): Promise<Replay> {
    const from = stretch * STRETCH
    const found = await this.ask({ record: this.record, viewpoint: this.viewpoint, from, to: from + STRETCH - 1 })
    for (const frame of found.frames) this.frames[frame.at] = frame
    this.steps = found.steps
    return found
  }
}
