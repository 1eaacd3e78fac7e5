import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from '../../src/link/http'
import type { Entry } from '../../src/link/frames'
import { prefs } from '../../src/store/prefs.svelte'
import { TableStore } from '../../src/store/table.svelte'
import { missedLines } from '../../src/table/missed'
import { Pace } from '../../src/table/pace.svelte'
import { loadWords } from '../../src/words/index.svelte'
import { FakeSocket, TABLE, YOU, isolate, newsFrame, settle, tableFrame } from '../link/fakes'

let store: TableStore
let pace: Pace

const CLOCK = { at: 0, is_running: true, asked: {}, deadlines: {}, bank: [], limit: null }
const mine = { ...YOU, seat: 0, seats: [0], in_control: true }
const seat = (kind: string) => ({ kind, name: 'A', colour: 0, away: null, bot: null, program: false })
const among = (...kinds: string[]) => ({ ...TABLE, status: 'play', seats: kinds.map(seat), speed: 1, skips: false })
const sent = (): unknown[] => FakeSocket.last.commands().map((one) => one.command)
const step = (): number | undefined => (store.game as unknown as { step: number } | null)?.step

beforeAll(() => loadWords('en'))
beforeEach(async () => {
  vi.useFakeTimers()
  forgetSession()
  isolate()
  prefs.motion = true
  prefs.speed = 1
  store = new TableStore('abc', null, () => 1000)
  pace = new Pace(store)
  store.open()
  await settle()
  FakeSocket.last.letIn()
})
afterEach(() => {
  store.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function sitDown(...kinds: string[]): void {
  FakeSocket.last.hear(tableFrame(1, { table: among(...kinds), you: mine, clock: CLOCK }))
}

test('skipping shows everything at once, up to the own turn, and remembers what it was', () => {
  sitDown('person', 'person')
  pace.skip()
  for (const n of [2, 3]) FakeSocket.last.hear(newsFrame(n, { you: mine, clock: CLOCK }))
  expect([step(), store.isSkipping, store.isShowing]).toEqual([3, true, false])
  FakeSocket.last.hear(newsFrame(4, { you: mine, clock: { ...CLOCK, asked: { 0: 1 } } }))
  expect([store.isSkipping, store.missed]).toEqual([false, { from: 0, to: 4 }])
  void store.move('pass').catch(() => undefined)
  expect(store.missed).toBeNull()
})

test('only where nobody else plays are the bots asked to hurry', async () => {
  sitDown('person', 'person')
  pace.skip()
  await settle()
  expect(sent()).toEqual([])
  expect(pace.isAlone).toBe(false)
})

test('alone among bots the table hears of the speed, once, and of a skip', async () => {
  sitDown('person', 'bot')
  pace.keep()
  expect(sent()).toEqual([])
  pace.next()
  pace.keep()
  pace.keep()
  pace.skip()
  await settle()
  expect(sent()).toEqual([{ do: 'hurry', speed: 2, skip: false }, { do: 'hurry', speed: 2, skip: true }])
})

test('a skip ends where the table says so', () => {
  sitDown('person', 'bot')
  pace.skip()
  FakeSocket.last.hear(newsFrame(2, { you: mine, clock: CLOCK, table: { ...among('person', 'bot'), skips: true } }))
  expect(store.isSkipping).toBe(true)
  FakeSocket.last.hear(newsFrame(3, { you: mine, clock: CLOCK, table: among('person', 'bot') }))
  expect(store.isSkipping).toBe(false)
})

test('three lines tell the weightiest of what was missed, in its order', () => {
  const kinds = ['bought', 'dice_rolled', 'traded', 'jailed', 'lot_sold', 'bought']
  const entries = kinds.map((event, n) => ({ n, kind: 'move', at: n, events: [{ event }] })) as unknown as Entry[]
  const told = kinds.map((text, n) => ({ n, lines: [{ text, isHead: false }, { text: 'Turn', isHead: true }] }))
  expect(missedLines(told, entries, { from: 0, to: 5 })).toEqual(['traded', 'lot_sold', 'bought'])
  expect(missedLines(told, entries, { from: 0, to: 1 })).toEqual([])
})
