import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession } from '../../src/link/http'
import { prefs } from '../../src/store/prefs.svelte'
import { TableStore } from '../../src/store/table.svelte'
import type { Entry } from '../../src/link/frames'
import { Log, partsOf } from '../../src/table/log'
import LogPanel from '../../src/table/LogPanel.svelte'
import { LANGUAGES, loadWords, t } from '../../src/words/index.svelte'
import { FakeSocket, isolate, newsFrame, settle } from '../link/fakes'

const log = new Log(() => ({ tell: (entry) => [{ text: `line ${entry.n}`, isHead: false }] }))
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
  shown = mount(LogPanel, { target: document.body, props: { store, log } })
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

test('the log speaks the new language as soon as it is chosen', async () => {
  const spoken = new Log(() => ({ tell: () => [{ text: t('table.log'), isHead: false }] }))
  await unmount(shown)
  shown = mount(LogPanel, { target: document.body, props: { store, log: spoken } })
  prefs.motion = false
  FakeSocket.last.hear(newsFrame(1))
  const heard: string[] = []
  for (const language of LANGUAGES) {
    await loadWords(language)
    expect(lines()).toEqual([t('table.log')])
    heard.push(...lines())
  }
  expect(new Set(heard).size).toBeGreaterThan(2)
  await loadWords('en')
})

const move = (n: number, seat = 0): Entry => ({ n, kind: 'move', at: 0, seat })

/** Says how many moves stand, and how often it was asked. */
function counted(): { log: Log; asked: () => number } {
  let asked = 0
  const begin = () => {
    let moves = 0
    return {
      tell: (entry: Entry) => {
        asked++
        if (entry.kind === 'move') moves++
        return [{ text: `${moves}`, isHead: entry.kind === 'dealt' }]
      },
    }
  }
  return { log: new Log(begin), asked: () => asked }
}

test('what was told is not told again', () => {
  const { log, asked } = counted()
  const entries = Array.from({ length: 50 }, (_, place) => move(place + 1))
  for (let length = 1; length <= 50; length++) log.upTo(entries.slice(0, length))
  expect(asked()).toBe(50)
  expect(log.last(entries)).toEqual([{ text: '50', isHead: false }])
})

test('an undo takes the story back, and the lines stay', () => {
  const { log } = counted()
  const told = log.upTo([move(1), move(2, 1), { n: 3, kind: 'undone', at: 0, seat: 0 }, move(4)])
  expect(told.map(({ lines }) => lines[0]!.text)).toEqual(['1', '2', '0', '1'])
})

test('other entries are told from the beginning', () => {
  const { log } = counted()
  log.upTo([move(1), move(2)])
  expect(log.upTo([move(5)]).map(({ n }) => n)).toEqual([5])
})

test('a head begins a part', () => {
  const { log } = counted()
  const parts = partsOf(log.upTo([move(1), { n: 2, kind: 'dealt', at: 0 }, move(3)]))
  expect(parts.map(({ head, lines }) => [head?.text, lines.map((line) => line.text)])).toEqual([
    [undefined, ['1']],
    ['1', ['2']],
  ])
})

test('the newest part of the log comes first, and each part is read from its beginning', async () => {
  const told = new Log(() => ({ tell: ({ n }) => [{ text: `line ${n}`, isHead: n % 2 === 1 }] }))
  await unmount(shown)
  shown = mount(LogPanel, { target: document.body, props: { store, log: told } })
  prefs.motion = false
  for (const n of [1, 2, 3, 4]) FakeSocket.last.hear(newsFrame(n))
  flushSync()
  const texts = [...document.querySelectorAll('h3, li')].map((one) => one.textContent)
  expect(texts).toEqual(['line 3', 'line 4', 'line 1', 'line 2'])
})
