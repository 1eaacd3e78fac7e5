// Several people at one device. Whoever holds it has said so; until then nothing of any seat is shown.

import type { TableStore } from '../store/table.svelte'

export class SharedDevice {
  /** The seat whose player holds the device. */
  private holder: number | null = $state(null)
  /** Somebody reached for the device though nothing is asked of them. */
  private wish: number | null = $state(null)

  constructor(private readonly store: TableStore) {}

  /** Before the deal and after the end there are no secrets. */
  readonly isShared: boolean = $derived.by(() => {
    const status = this.store.table?.status
    return (this.store.you?.seats.length ?? 0) > 1 && (status === 'play' || status === 'paused')
  })

  private readonly asked: number[] = $derived.by(() => {
    const asked = Object.keys(this.store.clock?.asked ?? {}).map(Number)
    return asked.filter((seat) => this.store.you?.seats.includes(seat))
  })

  /** Who gets the device now; null when it is in the right hands. */
  readonly next: number | null = $derived.by(() => {
    const { you } = this.store
    if (!this.isShared || !you) return null
    if (this.wish !== null) return this.wish
    if (this.holder === null || you.seat !== this.holder) return this.asked[0] ?? you.seat
    if (this.store.isShowing || this.asked.includes(this.holder)) return null
    return this.asked[0] ?? null
  })

  /** Other people at this device, who may want to have it. */
  readonly others: number[] = $derived.by(() =>
    this.isShared ? this.store.you!.seats.filter((seat) => seat !== this.store.you!.seat) : [],
  )

  reach(seat: number): void {
    this.wish = seat
  }

  take(seat: number): void {
    this.holder = seat
    this.wish = null
    if (this.store.you?.seat !== seat) this.store.lookFrom(seat)
  }
}
