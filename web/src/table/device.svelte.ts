// Several people at one device. Whoever holds it has said so; until then nothing of any seat is shown.

import type { TableStore } from '../store/table.svelte'

interface Offer {
  id: number
  from: number
  to: number
}

export class SharedDevice {
  /** The seat whose player holds the device. */
  private holder: number | null = $state(null)
  /** Somebody reached for the device though nothing is asked of them. */
  private wish: number | null = $state(null)
  /** Offers that whoever they were made to has had in front of them. */
  private seen: readonly number[] = $state.raw([])

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

  /** Offers between two people of this device: whoever is asked cannot see them from another seat. */
  private readonly offers: readonly Offer[] = $derived.by(() => {
    const own = this.store.you?.seats ?? []
    const { offers = [] } = (this.store.game ?? {}) as { offers?: readonly Offer[] }
    return offers.filter(({ from, to }) => own.includes(from) && own.includes(to))
  })

  /** Who gets the device now; null when it is in the right hands. */
  readonly next: number | null = $derived.by(() => {
    const { you } = this.store
    if (!this.isShared || !you) return null
    if (this.wish !== null) return this.wish
    if (this.holder === null || you.seat !== this.holder) return this.asked[0] ?? you.seat
    if (this.store.isShowing) return null
    const fresh = this.offers.find(({ id, to }) => to !== this.holder && !this.seen.includes(id))
    if (fresh) return fresh.to
    if (this.asked.includes(this.holder) || this.offers.some(({ to }) => to === this.holder)) return null
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
    this.seen = this.offers.filter(({ id, to }) => to === seat || this.seen.includes(id)).map(({ id }) => id)
    if (this.store.you?.seat !== seat) this.store.lookFrom(seat)
  }
}
