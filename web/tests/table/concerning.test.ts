import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import type { TableStore } from '../../src/store/table.svelte'
import { concerns } from '../../src/table/concerning'
import { Log } from '../../src/table/log'
import LogPanel from '../../src/table/LogPanel.svelte'
import { loadWords } from '../../src/words/index.svelte'
import { seatedAt } from '../seated'

beforeAll(() => loadWords('en'))

const entry = (n: number, seat: number, event: object): Entry => ({ n, kind: 'move', at: n, seat, events: [event] }) as unknown as Entry

test('an entry is the business of who does it, pays, gets, is asked or comes next', () => {
  expect(concerns(entry(1, 2, { event: 'moved', seat: 2, to: 1 }), 1)).toBe(false)
  expect(concerns(entry(1, 2, { event: 'offered', seat: 2, to: 1 }), 1)).toBe(true)
  expect(concerns(entry(1, 2, { event: 'paid', debtor: 2, creditor: 1 }), 1)).toBe(true)
  expect(concerns(entry(1, 2, { event: 'revealed', sales: [{ seat: 1 }] }), 1)).toBe(true)
  expect(concerns(entry(1, 2, { event: 'paid', debtor: 2, creditor: null }), 0)).toBe(false)
})

test('the log can be read as one person\u2019s story, in their colour', async () => {
  const entries = [entry(1, 0, { event: 'bought', seat: 0 }), entry(2, 1, { event: 'bought', seat: 1 }), entry(3, 2, { event: 'paid', debtor: 2, creditor: 1 })]
  const log = new Log(() => ({ tell: (one) => [{ text: `line ${one.n}`, isHead: false }] }))
  const store = { id: 't', table: seatedAt('monopoly', 'aalen-casual', (seat) => seat + 3), entries, isShowing: false } as unknown as TableStore
  const shown = mount(LogPanel, { target: document.body, props: { store, log } })
  flushSync()
  const lines = (): string[] => [...document.querySelectorAll('li')].map((one) => `${one.textContent} ${one.dataset.seat}`)
  expect(lines()).toEqual(['line 1 3', 'line 2 4', 'line 3 5'])
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Bruno'))!
  button.click()
  flushSync()
  expect([button.getAttribute('aria-pressed'), lines()]).toEqual(['true', ['line 2 4', 'line 3 5']])
  await unmount(shown)
})
