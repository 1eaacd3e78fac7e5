// What the service worker does with a push: it shows what our server says, whatever came, and a click leads to the table.

import { expect, test, vi } from 'vitest'
import { servePush, toldBy, type Clicked, type Pushed, type Worker } from '../../src/worker/push'

const PATH = `/t/${'0a'.repeat(16)}`

function worker(urls: string[] = []) {
  const windows = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }))
  const shown = vi.fn(async (_title: string, _options: NotificationOptions) => undefined)
  const openWindow = vi.fn(async (_url: string) => undefined)
  const heard: Record<string, (event: never) => void> = {}
  const addEventListener = (kind: string, done: (event: never) => void): void => void (heard[kind] = done)
  servePush({ registration: { showNotification: shown }, clients: { matchAll: async () => windows, openWindow }, addEventListener } as Worker)
  const push = (event: Pushed): void => heard['push']!(event as never)
  const click = (event: Clicked): void => heard['notificationclick']!(event as never)
  return { push, click, windows, shown, openWindow }
}

const said = (json: unknown) => ({ json: () => json })

test('a push is shown with its title, and leads to its table', () => {
  const { push, shown } = worker()
  push({ data: said({ title: 'Du bist dran', path: PATH }), waitUntil: vi.fn() })
  expect(shown).toHaveBeenCalledWith('Du bist dran', expect.objectContaining({ tag: PATH, data: PATH }))
})

test.each([null, said(null), said({}), said({ title: 'x', path: 'https://evil.example/' }), said({ title: 'x', path: '//evil.example' }), said({ title: 1, path: PATH })])(
  'what our server would not say leads home: %#',
  (data) => {
    expect(toldBy(data)).toEqual({ title: 'Zuschlag', path: '/' })
  },
)

test('a click goes to the page that shows the table already', async () => {
  const { click, windows, openWindow } = worker(['http://here/', `http://here${PATH}`])
  const close = vi.fn()
  let work: Promise<unknown> = Promise.resolve()
  click({ notification: { close, data: PATH }, waitUntil: (one) => void (work = one) })
  await work
  expect(close).toHaveBeenCalled()
  expect(windows[1]!.focus).toHaveBeenCalled()
  expect(windows[0]!.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('where none does, a new one is opened', async () => {
  const { click, openWindow } = worker(['http://here/'])
  let work: Promise<unknown> = Promise.resolve()
  click({ notification: { close: vi.fn(), data: PATH }, waitUntil: (one) => void (work = one) })
  await work
  expect(openWindow).toHaveBeenCalledWith(PATH)
})
