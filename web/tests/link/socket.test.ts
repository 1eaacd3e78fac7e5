import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Incoming } from '../../src/link/frames'
import { forgetSession } from '../../src/link/http'
import { TableLink, type LinkState } from '../../src/link/socket'
import { FakeSocket, isolate, settle } from './fakes'

let states: LinkState[]
let heard: Incoming[]
let seatsLost: number
let link: TableLink

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  forgetSession()
  isolate()
  states = []
  heard = []
  seatsLost = 0
  link = new TableLink('abc', 2, {
    frame: (frame) => heard.push(frame),
    state: (state) => states.push(state),
    unseated: () => seatsLost++,
  })
  await link.open()
})

afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('says first which table, which seat, and how much of the log it knows', () => {
  FakeSocket.last.hear({ t: 'hello', proto: 1, server_time: 0 })
  expect(FakeSocket.last.sent).toEqual([{ t: 'resume', table: 'abc', seat: 2, cursor: 0, proto: 2 }])
})

test('comes back by itself and resumes where it was', async () => {
  FakeSocket.last.letIn()
  link.cursor = 17
  FakeSocket.last.drop(1006)
  expect(states.at(-1)).toBe('lost')
  await vi.advanceTimersByTimeAsync(250)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.letIn(17)
  expect(FakeSocket.last.sent[0]).toEqual({ t: 'resume', table: 'abc', seat: 2, cursor: 17, proto: 2 })
  expect(states.at(-1)).toBe('live')
})

test('asks once for everything when it has lost its place', () => {
  FakeSocket.last.letIn(3)
  const asked = FakeSocket.last.sent.length
  for (const n of [7, 8]) FakeSocket.last.hear({ t: 'news', entry: { n, kind: 'move', at: n }, game: { high: 3 } })
  expect(FakeSocket.last.sent.slice(asked)).toEqual([{ t: 'resume', table: 'abc', seat: 2, cursor: 0, proto: 2 }])
  expect(heard.filter((frame) => frame.t === 'news')).toEqual([])
})

test('comes again when the table could not be shown', async () => {
  FakeSocket.last.hear({ t: 'hello', proto: 1, server_time: 0 })
  FakeSocket.last.hear({ t: 'error', error: 'table/unavailable', facts: {} })
  expect(FakeSocket.last.readyState).toBe(3)
  FakeSocket.last.drop(1005)
  await vi.advanceTimersByTimeAsync(250)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.letIn()
  expect(states.at(-1)).toBe('live')
})

test('waits twice as long each time, and eight seconds at most', async () => {
  FakeSocket.last.letIn()
  const waits = [250, 500, 1000, 2000, 4000, 8000, 8000]
  for (const [attempts, wait] of waits.entries()) {
    FakeSocket.last.drop(1006)
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(FakeSocket.all).toHaveLength(attempts + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all).toHaveLength(attempts + 2)
  }
})

test('a table that lets us in makes the next wait short again', async () => {
  FakeSocket.last.drop(1006)
  await vi.advanceTimersByTimeAsync(250)
  FakeSocket.last.drop(1006)
  await vi.advanceTimersByTimeAsync(500)
  FakeSocket.last.letIn()
  FakeSocket.last.drop(1012)
  await vi.advanceTimersByTimeAsync(250)
  expect(FakeSocket.all).toHaveLength(4)
})

test('a command resolves with what it made', async () => {
  FakeSocket.last.letIn()
  const done = link.do({ do: 'sit', name: 'Anna' })
  const [sent] = FakeSocket.last.commands()
  FakeSocket.last.hear({ t: 'ack', id: sent!.id, cursor: 4, made: { seat: 1 } })
  await expect(done).resolves.toEqual({ seat: 1 })
})

test('nothing is sent before the table has let us in', () => {
  void link.do({ do: 'start' })
  expect(FakeSocket.last.commands()).toEqual([])
  FakeSocket.last.letIn()
  expect(FakeSocket.last.commands().map((one) => one.command)).toEqual([{ do: 'start' }])
})

test('what was not answered is sent again with the same id', async () => {
  FakeSocket.last.letIn()
  const done = link.do({ do: 'say', text: 'hello' })
  const [first] = FakeSocket.last.commands()
  FakeSocket.last.drop(1006)
  await vi.advanceTimersByTimeAsync(250)
  FakeSocket.last.letIn()
  expect(FakeSocket.last.commands()).toEqual([first])
  FakeSocket.last.hear({ t: 'ack', id: first!.id, cursor: 1, made: {} })
  await expect(done).resolves.toEqual({})
  FakeSocket.last.drop(1006)
  await vi.advanceTimersByTimeAsync(250)
  FakeSocket.last.letIn()
  expect(FakeSocket.last.commands()).toEqual([])
})

test('every command has an id of its own', () => {
  FakeSocket.last.letIn()
  for (let n = 0; n < 50; n++) void link.do({ do: 'start' })
  const ids = FakeSocket.last.commands().map((one) => one.id)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})

test('a refusal is a problem with its facts', async () => {
  FakeSocket.last.letIn()
  const done = link.do({ do: 'move', on: 'P1', action: ['bid', 1] })
  const [sent] = FakeSocket.last.commands()
  FakeSocket.last.hear({ t: 'nak', id: sent!.id, error: 'for-sale/bid-too-low', facts: { least: 5 }, cursor: 3 })
  await expect(done).rejects.toMatchObject({ slug: 'for-sale/bid-too-low', facts: { least: 5 } })
})

test('a table that is not there for a moment is asked again', async () => {
  FakeSocket.last.letIn()
  const done = link.do({ do: 'start' })
  const [sent] = FakeSocket.last.commands()
  FakeSocket.last.hear({ t: 'nak', id: sent!.id, error: 'table/unavailable', facts: {}, cursor: null })
  expect(FakeSocket.last.commands()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.last.commands()).toEqual([sent, sent])
  FakeSocket.last.hear({ t: 'ack', id: sent!.id, cursor: 1, made: {} })
  await expect(done).resolves.toEqual({})
})

test('who talks too fast waits as long as they are told', async () => {
  FakeSocket.last.letIn()
  void link.do({ do: 'start' })
  const [sent] = FakeSocket.last.commands()
  FakeSocket.last.hear({ t: 'nak', id: sent!.id, error: 'limit/messages', facts: { seconds: 3 }, cursor: null })
  await vi.advanceTimersByTimeAsync(2999)
  expect(FakeSocket.last.commands()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeSocket.last.commands()).toHaveLength(2)
})

test('a line that stays silent is given up', async () => {
  FakeSocket.last.letIn()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.last.sent.at(-1)).toEqual({ t: 'ping', n: 1 })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(states.at(-1)).toBe('live')
  await vi.advanceTimersByTimeAsync(1)
  expect(states.at(-1)).toBe('lost')
})

test('a line that answers is kept', async () => {
  FakeSocket.last.letIn()
  await vi.advanceTimersByTimeAsync(20_000)
  FakeSocket.last.hear({ t: 'pong', n: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states.at(-1)).toBe('live')
})

test('when the network is gone the table is asked at once, and its answer counts', async () => {
  FakeSocket.last.letIn()
  dispatchEvent(new Event('offline'))
  FakeSocket.last.hear({ t: 'pong', n: 1 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(states.at(-1)).toBe('live')
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(states.at(-1)).toBe('lost')
})

test('when the network is back nobody waits for the next attempt', async () => {
  FakeSocket.last.letIn()
  for (const wait of [250, 500, 1000, 2000]) {
    FakeSocket.last.drop(1006)
    await vi.advanceTimersByTimeAsync(wait)
  }
  FakeSocket.last.drop(1006)
  dispatchEvent(new Event('online'))
  await settle()
  expect(FakeSocket.all).toHaveLength(6)
})

test('a table that is not there is not asked again', async () => {
  const waiting = link.do({ do: 'start' })
  FakeSocket.last.drop(4004)
  await expect(waiting).rejects.toMatchObject({ slug: 'table/unknown' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states.at(-1)).toBe('gone')
  expect(FakeSocket.all).toHaveLength(1)
})

test('who has lost the seat looks on from outside', async () => {
  FakeSocket.last.letIn()
  link.cursor = 9
  FakeSocket.last.drop(4000)
  await settle()
  FakeSocket.last.letIn()
  expect(seatsLost).toBe(1)
  expect(FakeSocket.last.sent[0]).toEqual({ t: 'resume', table: 'abc', seat: null, cursor: 0, proto: 2 })
})

test('a socket that was given up is not listened to', async () => {
  FakeSocket.last.letIn()
  const old = FakeSocket.last
  old.drop(1006)
  await vi.advanceTimersByTimeAsync(250)
  const before = heard.length
  old.hear({ t: 'pong', n: 1 })
  old.drop(4004)
  expect(heard).toHaveLength(before)
  expect(states).not.toContain('gone')
})

test('a page that leaves hangs up for good', async () => {
  FakeSocket.last.letIn()
  link.close()
  FakeSocket.last.drop(1006)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})
