import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../../src/link/problem'
import { Reading, STRETCH } from '../../src/replay/reading'
import { ReplayStore } from '../../src/replay/store.svelte'
import { prefs } from '../../src/store/prefs.svelte'
import { fakeServer, record } from './made'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function opened(steps: number, at = 0, viewpoint: number | 'open' = 'open') {
  const server = fakeServer(steps)
  const store = new ReplayStore(record(), 'abc', server.ask)
  await store.open(at, viewpoint)
  await vi.runAllTimersAsync()
  return { store, ...server }
}

test('it opens where the address says, and reads the rest meanwhile', async () => {
  const { store, asked } = await opened(2 * STRETCH + 50, STRETCH + 5)
  expect(store.at).toBe(STRETCH + 5)
  expect(asked.map((one) => one.from)).toEqual([STRETCH, 0, 2 * STRETCH])
  expect(store.story.length).toBe(2 * STRETCH + 51)
  expect(store.entries.length).toBe(STRETCH + 6)
  expect(store.entries.at(-1)).toMatchObject({ n: STRETCH + 6, kind: 'move' })
})

test('a place behind the end is the end, a seat nobody has is all open', async () => {
  const { store } = await opened(7, 1000, 8)
  expect([store.at, store.viewpoint]).toEqual([7, 'open'])
  expect(store.table?.status).toBe('over')
  expect(store.table?.result?.outcome).toMatchObject({ winners: [0] })
})

test('before the end nobody is asked anything, and nobody can act', async () => {
  const { store } = await opened(7, 3, 1)
  expect(store.table?.status).toBe('replay')
  expect(store.you).toMatchObject({ seat: 1, decision: null })
  expect(await store.move()).toEqual({})
})

test('a step is told as news, a jump is not', async () => {
  const { store } = await opened(7)
  const heard: number[] = []
  store.onNews((entry, before, after) => heard.push(entry.n, (before as any).at, (after as any).at))
  await store.step()
  expect(heard).toEqual([2, 0, 1])
  await store.go(5)
  await store.go(-3)
  expect(store.at).toBe(0)
  expect(heard.length).toBe(3)
})

test('whoever drags along stands where they let go', async () => {
  const { store } = await opened(3 * STRETCH)
  const far = new ReplayStore(record(), '', fakeServer(3 * STRETCH).ask)
  await far.open(0, 'open')
  await Promise.all([far.go(2 * STRETCH), far.go(10)])
  expect(far.at).toBe(10)
  store.close()
  far.close()
})

test('playing goes on by itself, faster at a higher speed, and stops at the end', async () => {
  const { store } = await opened(4)
  prefs.motion = false
  prefs.speed = 2
  store.play()
  await vi.advanceTimersByTimeAsync(10)
  expect([store.at, store.isPlaying]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(560)
  expect(store.at).toBe(2)
  store.pause()
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.at).toBe(2)
  store.play()
  await vi.advanceTimersByTimeAsync(5000)
  expect([store.at, store.isPlaying]).toEqual([4, false])
  store.play()
  await vi.advanceTimersByTimeAsync(10)
  expect([store.at, store.isPlaying]).toEqual([0, true])
  store.close()
  prefs.speed = 1
})

test('another view keeps the place, and of a move only what that viewer was told', async () => {
  const { store } = await opened(7, 4)
  expect(store.entries.at(-1)?.action).toEqual(['sell', 4])
  await store.look(2)
  expect([store.at, store.viewpoint, (store.game as any).viewer]).toEqual([4, 2, 2])
  expect(store.entries.at(-1)?.action).toBeUndefined()
  expect(store.entries.at(2)?.action).toEqual(['sell', 2])
})

test('what is not read again yet does not tell what another viewer knew', async () => {
  const { store } = await opened(2 * STRETCH)
  expect(store.story[STRETCH + 1]?.action).toEqual(['sell', STRETCH + 1])
  await store.look((STRETCH + 2) % 3)
  expect(store.story.length).toBe(2 * STRETCH + 1)
  expect(store.story[STRETCH + 1]?.action).toBeUndefined()
  store.close()
})

test('colours are those of the table where it still knows them', async () => {
  const { store } = await opened(3)
  expect(store.seats.map((seat) => seat.colour)).toEqual([0, 1, 2])
  store.remember([4, 2, 7].map((colour) => ({ kind: 'bot', name: 'x', colour, away: null, bot: 'random', program: false })))
  expect(store.seats.map((seat) => [seat.name, seat.colour])).toEqual([['Anna', 4], ['Ben', 2], ['Carla', 7]])
})

test('a server that has had enough is asked again later', async () => {
  const { ask } = fakeServer(STRETCH + 10)
  let calls = 0
  const reading = new Reading(record(), 'open', (wanted) => (++calls === 2 ? Promise.reject(new Problem('limit/replays', { seconds: 3 })) : ask(wanted)))
  await reading.reach(0)
  const all = reading.reachAll(0, () => undefined)
  await vi.advanceTimersByTimeAsync(2900)
  expect(reading.at(STRETCH)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  await all
  expect(reading.at(STRETCH)?.at).toBe(STRETCH)
})

test('what cannot be read is thrown to whoever opens it', async () => {
  const store = new ReplayStore(record(), '', () => Promise.reject(new Problem('record/unknown-game')))
  await expect(store.open(0, 'open')).rejects.toMatchObject({ slug: 'record/unknown-game' })
})
