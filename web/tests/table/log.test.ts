import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from '../../src/link/http'
import { prefs } from '../../src/store/prefs.svelte'
import { TableStore } from '../../src/store/table.svelte'
import LogPanel from '../../src/table/LogPanel.svelte'
import { FakeSocket, isolate, newsFrame, settle } from '../link/fakes'

let store: TableStore
let shown: Record<string, unknown>

const lines = (): string[] => {
  flushSync()
  return [...document.querySelectorAll('li')].map((line) => line.textContent.trim())
}

beforeEach(async () => {
  vi.useFakeTimers()
  forgetSession()
  isolate()
  sessionStorage.clear()
  prefs.motion = true
  prefs.speed = 1
  store = new TableStore('abc', null, () => 1000)
  store.open()
  await settle()
  FakeSocket.last.letIn()
  shown = mount(LogPanel, { target: document.body, props: { store, tell: (entry) => [`line ${entry.n}`] } })
})

afterEach(async () => {
  await unmount(shown)
  store.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the log tells what is on the stage when it has been seen', async () => {
  FakeSocket.last.hear(newsFrame(1))
  FakeSocket.last.hear(newsFrame(2))
  expect(lines()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines()).toEqual(['line 1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines()).toEqual(['line 1', 'line 2'])
})

test('without motion the log tells it at once', () => {
  prefs.motion = false
  FakeSocket.last.hear(newsFrame(1))
  expect(lines()).toEqual(['line 1'])
})
