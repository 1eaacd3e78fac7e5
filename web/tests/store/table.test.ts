import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from '../../src/link/http'
import { hex, sha256 } from '../../src/link/sha256'
import { prefs } from '../../src/store/prefs.svelte'
import { TableStore } from '../../src/store/table.svelte'
import { loadWords } from '../../src/words/index.svelte'
import { problemText } from '../../src/words/problems'
import { FakeSocket, TABLE, YOU, isolate, newsFrame, settle, tableFrame } from '../link/fakes'

let store: TableStore
let requests: ReturnType<typeof isolate>

const step = (): number | undefined => (store.game as unknown as { step: number } | null)?.step
const lines = (): number[] => store.entries.map((entry) => entry.n)

beforeAll(() => loadWords('en'))

beforeEach(async () => {
  vi.useFakeTimers()
  forgetSession()
  requests = isolate()
  sessionStorage.clear()
  prefs.motion = true
  prefs.speed = 1
  store = new TableStore('abc', null, () => 1000)
  store.open()
  await settle()
  FakeSocket.last.letIn()
})

afterEach(() => {
  store.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('news are shown one after the other, each in its time', async () => {
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear(newsFrame(2))
  expect(step()).toBe(1)
  expect(store.isShowing).toBe(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(step()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(step()).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.isShowing).toBe(false)
})

test('a server that came back without its last moments is asked with the time of the last line, and its lines count', async () => {
  const line = (n: number, at: number): object => ({ n, kind: 'said', at, text: 'x' })
  FakeSocket.last.hear({ t: 'log', cursor: 3, entries: [line(1, 10), line(2, 20), line(3, 30)] })
  FakeSocket.last.drop(1006)
  await vi.advanceTimersByTimeAsync(10_000)
  await settle()
  FakeSocket.last.letIn()
  expect(FakeSocket.last.sent[0]).toEqual({ t: 'resume', table: 'abc', seat: null, cursor: 3, proto: 2, at: 30 })
  FakeSocket.last.hear(tableFrame(4))
  FakeSocket.last.hear({ t: 'log', cursor: 4, entries: [line(1, 10), line(2, 20), line(3, 95), line(4, 99)] })
  expect(store.entries.map((one) => one.at)).toEqual([10, 20, 95, 99])
  FakeSocket.last.hear(newsFrame(5))
  expect(lines()).toEqual([1, 2, 3, 4, 5])
})

test('nothing is told before somebody is there to tell it', async () => {
  FakeSocket.last.hear(tableFrame(1, { table: { ...TABLE, status: 'lobby' } }))
  store.pacing = () => 0
  store.hold()
  const told: number[] = []
  FakeSocket.last.hear(newsFrame(2, { table: { ...TABLE, status: 'play' } }))
  FakeSocket.last.hear(newsFrame(3))
  expect(store.table?.status).toBe('lobby')
  store.release()
  expect(store.table?.status).toBe('play')
  store.onNews((entry) => told.push(entry.n)) // comes with what the first one has shown
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([3])
})

test('twice the speed takes half the time', async () => {
  prefs.speed = 2
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear(newsFrame(2))
  await vi.advanceTimersByTimeAsync(500)
  expect(step()).toBe(2)
})

test('without motion everything is there at once', () => {
  prefs.motion = false
  for (let n = 1; n <= 5; n++) FakeSocket.last.hear(newsFrame(n))
  expect(step()).toBe(5)
})

test('a page that has fallen behind catches up at once', async () => {
  for (let n = 1; n <= 20; n++) FakeSocket.last.hear(newsFrame(n))
  expect(step()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(step()).toBe(9)
  expect(lines()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a page nobody looks at waits for nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (let n = 1; n <= 5; n++) FakeSocket.last.hear(newsFrame(n))
  expect(step()).toBe(5)
})

test('who listens hears each piece of news with what was before and after it', async () => {
  const told: unknown[] = []
  const stop = store.onNews((entry, before, after) => told.push([entry.n, before, after]))
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear(newsFrame(2))
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  FakeSocket.last.hear(newsFrame(3))
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([
    [1, null, { step: 1 }],
    [2, { step: 1 }, { step: 2 }],
  ])
})

test('a table frame overtakes what waits for the stage, but nothing is missing in the log', () => {
  for (let n = 1; n <= 4; n++) FakeSocket.last.hear(newsFrame(n))
  FakeSocket.last.hear(tableFrame(4, { game: { step: 4 } }))
  expect(step()).toBe(4)
  expect(lines()).toEqual([1, 2, 3, 4])
  expect(store.isShowing).toBe(false)
})

test('what comes twice or too late is not shown again', () => {
  prefs.motion = false
  const told: number[] = []
  store.onNews((entry) => told.push(entry.n))
  for (const n of [1, 2, 2, 1, 3, 2]) FakeSocket.last.hear(newsFrame(n))
  expect(told).toEqual([1, 2, 3])
  expect(lines()).toEqual([1, 2, 3])
  expect(step()).toBe(3)
})

test('what was missed comes into the log once', () => {
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear({ t: 'log', cursor: 3, entries: [{ n: 1, kind: 'move', at: 1 }, { n: 2, kind: 'move', at: 2 }, { n: 3, kind: 'over', at: 3 }] })
  expect(lines()).toEqual([1, 2, 3])
})

test('a server that knows less than we do tells its log from the beginning', () => {
  FakeSocket.last.hear({ t: 'log', cursor: 2, entries: [{ n: 1, kind: 'sat', at: 1 }, { n: 2, kind: 'sat', at: 2 }] })
  FakeSocket.last.hear(tableFrame(1))
  FakeSocket.last.hear({ t: 'log', cursor: 1, entries: [{ n: 1, kind: 'sat', at: 9 }] })
  expect(store.entries).toEqual([{ n: 1, kind: 'sat', at: 9 }])
})

test('after a lost connection the log goes on where it stopped', async () => {
  prefs.motion = false
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear(newsFrame(2))
  FakeSocket.last.drop(1006)
  expect(store.link).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  FakeSocket.last.hear({ t: 'hello', proto: 1, server_time: 0 })
  expect(FakeSocket.last.sent[0]).toMatchObject({ cursor: 2 })
  FakeSocket.last.hear(tableFrame(3, { game: { step: 3 } }))
  FakeSocket.last.hear({ t: 'log', cursor: 3, entries: [{ n: 3, kind: 'move', at: 3 }] })
  expect(lines()).toEqual([1, 2, 3])
  expect(step()).toBe(3)
})

test('whoever sits down looks from the new seat', async () => {
  FakeSocket.last.hear(tableFrame(0, { you: { ...YOU, seat: null, seats: [] } }))
  const done = store.do({ do: 'sit', name: 'Anna' })
  const [sent] = FakeSocket.last.commands()
  FakeSocket.last.hear({ t: 'ack', id: sent!.id, cursor: 1, made: { seat: 2 } })
  await done
  expect(FakeSocket.last.sent.at(-1)).toEqual({ t: 'resume', table: 'abc', seat: 2, cursor: 0, proto: 2 })
})

test('one more person at the device does not take the view from the first', async () => {
  const done = store.do({ do: 'sit', name: 'Bert' })
  const [sent] = FakeSocket.last.commands()
  FakeSocket.last.hear({ t: 'ack', id: sent!.id, cursor: 1, made: { seat: 1 } })
  await done
  expect(FakeSocket.last.sent.filter((frame) => frame.t === 'resume')).toHaveLength(1)
})

test('nothing of the last seat is left when another one looks', () => {
  FakeSocket.last.hear(newsFrame(1))
  store.lookFrom(1)
  expect(store.game).toBeNull()
  expect(store.you).toBeNull()
  expect(store.latest).toBeNull()
  expect(store.entries).toEqual([])
})

test('what waited for the stage of the last seat is never shown to the next', async () => {
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear(newsFrame(2))
  store.lookFrom(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.game).toBeNull()
})

test('nothing of the seat is left when it is somebody else’s', async () => {
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.drop(4000)
  expect(store.game).toBeNull()
  expect(store.isUnseated).toBe(true)
  await settle()
  FakeSocket.last.hear({ t: 'hello', proto: 1, server_time: 0 })
  expect(FakeSocket.last.sent[0]).toMatchObject({ seat: null, cursor: 0 })
})

const seeds = (phase: 'seal' | 'show', seats = [0], fair = TABLE.fair): object =>
  tableFrame(1, { table: { ...TABLE, status: 'seeds', fair }, you: { ...YOU, seats, seed_wanted: phase } })

test('a seed is sealed first and shown later, and it is the same', () => {
  FakeSocket.last.hear(seeds('seal'))
  FakeSocket.last.hear(seeds('show'))
  const [sealed, shown] = FakeSocket.last.commands().map((one) => one.command as { hash?: string; seed?: string })
  const seed = Uint8Array.from(shown!.seed!.match(/../g)!, (byte) => Number.parseInt(byte, 16))
  expect(seed).toHaveLength(32)
  expect(hex(sha256(seed))).toBe(sealed!.hash)
})

test('a table that asks twice is answered once', () => {
  FakeSocket.last.hear(seeds('seal'))
  FakeSocket.last.hear(seeds('seal'))
  expect(FakeSocket.last.commands()).toHaveLength(1)
})

test('a reload between sealing and showing costs nothing', async () => {
  FakeSocket.last.hear(seeds('seal'))
  const [sealed] = FakeSocket.last.commands().map((one) => one.command as { hash: string })
  store.close()
  store = new TableStore('abc')
  store.open()
  await settle()
  FakeSocket.last.letIn()
  FakeSocket.last.hear(seeds('show'))
  const [shown] = FakeSocket.last.commands().map((one) => one.command as { seed: string })
  const seed = Uint8Array.from(shown!.seed.match(/../g)!, (byte) => Number.parseInt(byte, 16))
  expect(hex(sha256(seed))).toBe(sealed!.hash)
})

test('who never sealed has nothing to show', () => {
  FakeSocket.last.hear(seeds('show'))
  expect(FakeSocket.last.commands()).toEqual([])
})

test('other people at this device add their luck too', async () => {
  FakeSocket.last.hear(seeds('seal', [0, 1]))
  await settle()
  const posted = requests.mock.calls.filter(([path]) => String(path).endsWith('/commands'))
  expect(posted).toHaveLength(1)
  expect(JSON.parse((posted[0]![1] as { body: string }).body)).toMatchObject({ seat: 1, command: { do: 'seal-seed' } })
})

test('a server that cannot write says why, until it can', async () => {
  void store.do({ do: 'say', text: 'hi' })
  await settle()
  const sent = FakeSocket.last.sent.at(-1) as unknown as { id: string }
  FakeSocket.last.hear({ t: 'nak', id: sent.id, error: 'table/unavailable', facts: { why: 'disk-full' }, cursor: 1 })
  expect(problemText(store.trouble)).toContain('disk is full')
  FakeSocket.last.hear({ t: 'ack', id: sent.id, cursor: 2, made: {} })
  expect(store.trouble).toBeNull()
})

test('a table whose journal is damaged says so instead of letting us wait', async () => {
  FakeSocket.last.drop(1012)
  await vi.advanceTimersByTimeAsync(1000)
  FakeSocket.last.hear({ t: 'hello', proto: 1, server_time: 0 })
  FakeSocket.last.hear({ t: 'error', error: 'table/broken-journal', facts: { seq: 4 } })
  expect(problemText(store.trouble)).toContain('damaged')
  FakeSocket.last.letIn()
  expect(store.trouble).toBeNull()
})

test('a table that is lost for everybody says why it cannot be opened', async () => {
  FakeSocket.last.drop(1012)
  await vi.advanceTimersByTimeAsync(1000)
  FakeSocket.last.hear({ t: 'error', error: 'table/lost-key', facts: {} })
  FakeSocket.last.drop(4004)
  expect(store.link).toBe('gone')
  expect(problemText(store.trouble)).toContain('lost the key')
})

test('what is refused for another reason is no trouble of the table', () => {
  FakeSocket.last.hear({ t: 'error', error: 'frame/malformed', facts: {} })
  expect(store.trouble).toBeNull()
})

test('the own way back is there with the table, and gone with the seat', () => {
  FakeSocket.last.hear(tableFrame(0, { way_back: '7KQ2M4XD01ABCDEF' }))
  expect(store.wayBack).toBe('7KQ2M4XD01ABCDEF')
  FakeSocket.last.hear(newsFrame(1))
  expect(store.wayBack).toBe('7KQ2M4XD01ABCDEF')
  store.lookFrom(1)
  expect(store.wayBack).toBeNull()
  FakeSocket.last.hear(tableFrame(1, { way_back: 'SECOND' }))
  FakeSocket.last.drop(4000)
  expect(store.wayBack).toBeNull()
})

test('a seat that was handed on can be had back until its new holder moves, not until a stand-in does', () => {
  prefs.motion = false
  const outside = { you: { ...YOU, seat: null, seats: [] }, handed_on: { seat: 1, can_return: true } }
  const move = (n: number, parts: object): object => newsFrame(n, { you: outside.you, entry: { n, kind: 'move', at: n, ...parts } })
  FakeSocket.last.hear(tableFrame(0, outside))
  FakeSocket.last.hear(move(1, { seat: 0 }))
  FakeSocket.last.hear(move(2, { seat: 1, by: 'bot' }))
  expect(store.handedOn).toEqual({ seat: 1, can_return: true })
  FakeSocket.last.hear(move(3, { seat: 1 }))
  expect(store.handedOn).toEqual({ seat: 1, can_return: false })
  FakeSocket.last.hear(move(4, { kind: 'seat_moved', seat: 1, by: 'former' }))
  expect(store.handedOn).toBeNull()
})

test('who comes back to a seat that was handed on looks from it', async () => {
  const outside = { you: { ...YOU, seat: null, seats: [] }, handed_on: { seat: 1, can_return: true } }
  FakeSocket.last.hear(tableFrame(0, outside))
  const done = store.do({ do: 'come-back', seat: 1 })
  FakeSocket.last.hear({ t: 'ack', id: FakeSocket.last.commands()[0]!.id, cursor: 1, made: {} })
  await done
  expect(FakeSocket.last.sent.at(-1)).toEqual({ t: 'resume', table: 'abc', seat: null, cursor: 0, proto: 2 })
})
