import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import Sheet from '../../src/parts/Sheet.svelte'
import { loadWords } from '../../src/words/index.svelte'

let shown: Record<string, unknown> | null = null
const onclose = vi.fn()
const children = createRawSnippet(() => ({ render: () => '<p>Paper</p>' }))

beforeAll(() => loadWords('en'))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  onclose.mockClear()
})

function open(): HTMLDialogElement {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
  shown = mount(Sheet, { target: document.body, props: { open: true, title: 'A sheet', onclose, children } })
  flushSync()
  return document.querySelector('dialog')!
}

test('whoever closes a sheet has closed it', () => {
  const dialog = open()
  dialog.open = false
  dialog.dispatchEvent(new Event('close'))
  expect(onclose).toHaveBeenCalledOnce()
})

test('late news that it was closed before does not close a sheet again', () => {
  const dialog = open()
  dialog.dispatchEvent(new Event('close'))
  flushSync()
  expect(onclose).not.toHaveBeenCalled()
  expect(dialog.open).toBe(true)
})
