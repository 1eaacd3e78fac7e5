import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Entry } from '../../src/link/frames'
import type { Command } from '../../src/link/wire'
import { TableStore } from '../../src/store/table.svelte'
import ChatPanel from '../../src/table/ChatPanel.svelte'
import Reacting from '../../src/table/Reacting.svelte'
import { REACTIONS, reactionOf } from '../../src/table/reactions'
import { tellChat } from '../../src/table/telling'
import { loadWords } from '../../src/words/index.svelte'
import { seatedAt, you } from '../seated'

let shown: Record<string, unknown> | null = null
const said = (n: number, seat: number, text: string): Entry => ({ n, kind: 'said', at: n, seat, text }) as unknown as Entry

beforeAll(() => loadWords('en'))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
  vi.useRealTimers()
})

function seated(): TableStore {
  const store = new TableStore('t')
  store.table = { ...seatedAt('for-sale', '2015', (seat) => seat), settings: { game: 'for-sale', edition: '2015', seats: 3, chat: true } } as never
  store.you = you()
  return store
}

test('six signs are reactions, and nothing else is', () => {
  expect(new Set(REACTIONS.map(({ sign }) => sign)).size).toBe(6)
  expect(reactionOf(REACTIONS[2]!.sign)?.icon).toBe('star')
  expect([reactionOf('star'), reactionOf(''), reactionOf(undefined)]).toEqual([null, null, null])
  expect(tellChat(said(1, 1, REACTIONS[2]!.sign), ['Anna', 'Bruno'], 0)).toEqual(['Bruno says: Well played.'])
})

test('a reaction is a line of chat; who is muted is not seen, not counted, and can be heard again', () => {
  const store = seated()
  const asked: Command[] = []
  store.do = (command) => Promise.resolve((asked.push(command), {}))
  store.entries = [said(1, 1, 'hello'), said(2, 2, REACTIONS[0]!.sign)]
  shown = mount(ChatPanel, { target: document.body, props: { store } })
  flushSync()
  const press = (label: string): void => {
    ;[...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(label))!.click()
    flushSync()
  }
  expect(document.body.textContent).toContain('Ha.')
  press('Ouch.')
  expect(asked).toEqual([{ do: 'say', text: REACTIONS[1]!.sign }])
  press('Mute Bruno')
  expect(document.body.textContent).not.toContain('hello')
  expect(store.entries.filter((entry) => store.isHeard(entry))).toHaveLength(1)
  press('Hear Bruno again')
  expect(document.body.textContent).toContain('hello')
})

test('a reaction shows for a moment, unless its person is muted', () => {
  vi.useFakeTimers()
  const store = seated()
  let tell: (entry: Entry) => void = () => undefined
  store.onNews = (told) => ((tell = (entry) => told(entry, null, null)), () => undefined)
  shown = mount(Reacting, { target: document.body, props: { store } })
  flushSync()
  tell(said(1, 1, REACTIONS[3]!.sign))
  flushSync()
  expect(document.querySelector('.reacting')?.getAttribute('title')).toBe('Bruno: Sold.')
  vi.advanceTimersByTime(4000)
  flushSync()
  expect(document.querySelector('.reacting')).toBeNull()
  store.mute(1)
  tell(said(2, 1, REACTIONS[3]!.sign))
  flushSync()
  expect(document.querySelector('.reacting')).toBeNull()
})
