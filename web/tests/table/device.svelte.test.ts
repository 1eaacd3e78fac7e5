import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { SharedDevice } from '../../src/table/device.svelte'
import type { TableStore } from '../../src/store/table.svelte'
import { CLOCK, TABLE, YOU } from '../link/fakes'

/** As much of a store as a device looks at. */
class Seen {
  table: object | null = $state.raw(TABLE)
  you: { seat: number | null; seats: number[] } | null = $state.raw({ ...YOU, seat: 0, seats: [0, 1] })
  clock: { asked: Record<string, number> } = $state.raw({ ...CLOCK, asked: { 1: 0 } })
  game: { offers: { id: number; from: number; to: number }[] } | null = $state.raw(null)
  isShowing = $state(false)
  looked: (number | null)[] = []

  lookFrom(seat: number | null): void {
    this.looked.push(seat)
    this.you = null
  }
  ask(...seats: number[]): void {
    this.clock = { ...CLOCK, asked: Object.fromEntries(seats.map((seat) => [seat, 0])) }
    flushSync()
  }
  arrive(seat: number): void {
    this.you = { ...YOU, seat, seats: [0, 1] }
    flushSync()
  }
}

function sitting(): { seen: Seen; device: SharedDevice } {
  const seen = new Seen()
  return { seen, device: new SharedDevice(seen as unknown as TableStore) }
}

test('nobody sees anything before somebody has said who they are', () => {
  expect(sitting().device.next).toBe(1)
})

test('with nothing asked the first seat is waited for', () => {
  const { seen, device } = sitting()
  seen.ask()
  expect(device.next).toBe(0)
})

test('the view is not shown before it is the right one', () => {
  const { seen, device } = sitting()
  device.take(1)
  expect(seen.looked).toEqual([1])
  seen.arrive(1)
  expect(device.next).toBeNull()
})

test('the device is passed on when another one is asked, after what happened was seen', () => {
  const { seen, device } = sitting()
  device.take(1)
  seen.arrive(1)
  seen.isShowing = true
  seen.ask(0)
  expect(device.next).toBeNull()
  seen.isShowing = false
  expect(device.next).toBe(0)
})

test('it stays where it is while only bots are asked, and while both are asked', () => {
  const { seen, device } = sitting()
  device.take(1)
  seen.arrive(1)
  seen.ask(3)
  expect(device.next).toBeNull()
  seen.ask(0, 1)
  expect(device.next).toBeNull()
})

test('somebody may reach for it', () => {
  const { seen, device } = sitting()
  device.take(1)
  seen.arrive(1)
  expect(device.others).toEqual([0])
  device.reach(0)
  expect(device.next).toBe(0)
})

test('who plays alone on a device is never asked', () => {
  const { seen, device } = sitting()
  seen.you = { ...YOU, seat: 0, seats: [0] }
  expect(device.next).toBeNull()
})

test('before the deal and after the end there is nothing to hide', () => {
  for (const status of ['lobby', 'seeds', 'over']) {
    const { seen, device } = sitting()
    seen.table = { ...TABLE, status }
    expect(device.next).toBeNull()
  }
})

test('an offer to somebody else at this device brings the device to them once, and back', () => {
  const { seen, device } = sitting()
  device.take(1)
  seen.arrive(1)
  seen.game = { offers: [{ id: 3, from: 1, to: 0 }, { id: 4, from: 2, to: 0 }] }
  expect(device.next).toBe(0)
  device.take(0)
  seen.arrive(0)
  expect(device.next).toBeNull()
  device.reach(1)
  device.take(1)
  seen.arrive(1)
  expect(device.next).toBeNull()
  seen.game = null
  seen.ask(0)
  expect(device.next).toBe(0)
})
