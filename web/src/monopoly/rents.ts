// Which place a rent is paid for: events of a payment do not say, those before it do. As `words/monopoly/rents.py`.

import type { MonopolyEvent, MonopolyOwed, MonopolyPaid } from '../link/wire'

interface Rent {
  slot: number
  /** Known once it is owed. */
  amount: number
}

/** Claims that lie on the table, and rents that are due, oldest first. */
export class Rents {
  private readonly claims = new Map<string, number[]>()
  private readonly due = new Map<string, Rent[]>()

  /** What this rent is for; ask before it is noted. */
  placeOf(event: MonopolyPaid | MonopolyOwed): number | null {
    const pair = pairOf(event.debtor, event.creditor)
    const due = this.due.get(pair) ?? []
    const rents = event.event === 'owed' ? due.filter((rent) => !rent.amount) : due
    return rents[0]?.slot ?? this.claims.get(pair)?.[0] ?? null
  }

  /** Follows what is asked for, owed, paid, forgiven. */
  note(event: MonopolyEvent): void {
    switch (event.event) {
      case 'claim_opened':
        return push(this.claims, pairOf(event.debtor, event.owner), event.slot)
      case 'rent_demanded':
        this.drop(pairOf(event.debtor, event.owner), event.slot)
        return push(this.due, pairOf(event.debtor, event.owner), { slot: event.slot, amount: 0 })
      case 'rent_waived':
      case 'claim_expired':
        return this.drop(pairOf(event.debtor, event.owner), event.slot)
      case 'owed':
        if (event.cause === 'rent') this.owe(pairOf(event.debtor, event.creditor), event.amount)
        return
      case 'paid':
        if (event.cause === 'rent') this.settle(pairOf(event.debtor, event.creditor))
        return
      case 'traded':
        this.forgive(pairOf(event.to, event.seat), event.give.debt ?? 0)
        return this.forgive(pairOf(event.seat, event.to), event.want.debt ?? 0)
      case 'went_bankrupt':
      case 'left_game':
        this.forget(event.seat)
    }
  }

  private drop(pair: string, slot: number): void {
    const claims = this.claims.get(pair) ?? []
    const place = claims.indexOf(slot)
    if (place >= 0) claims.splice(place, 1)
  }

  /** Rent that comes by itself is due without having been asked for. */
  private owe(pair: string, amount: number): void {
    const asked = this.due.get(pair)?.find((rent) => !rent.amount)
    if (asked) {
      asked.amount = amount
      return
    }
    const slot = this.claims.get(pair)?.shift()
    if (slot !== undefined) push(this.due, pair, { slot, amount })
  }

  private settle(pair: string): void {
    if (this.due.get(pair)?.length) this.due.get(pair)!.shift()
    else this.claims.get(pair)?.shift()
  }

  private forgive(pair: string, amount: number): void {
    const due = this.due.get(pair)
    if (!due?.[0] || !amount) return
    due[0].amount -= amount
    if (due[0].amount <= 0) due.shift()
  }

  private forget(seat: number): void {
    for (const known of [this.claims, this.due])
      for (const pair of [...known.keys()]) if (pair.split(' ').includes(String(seat))) known.delete(pair)
  }
}

/** Debtor and owner. */
const pairOf = (debtor: number, owner: number | null): string => `${debtor} ${owner ?? 'bank'}`

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  lists.set(key, [...(lists.get(key) ?? []), item])
}
