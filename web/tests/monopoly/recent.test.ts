import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Desk } from '../../src/monopoly/desk.svelte'
import Recent from '../../src/monopoly/Recent.svelte'

const line = (text: string, isHead = false) => ({ text, isHead })
const told = [
  { n: 0, lines: [line('Rolled for the first turn')] },
  { n: 1, lines: [line('Turn 1: Clara', true), line('Clara rolled'), line('Clara bought')] },
  { n: 2, lines: [line('Turn 2: you', true)] },
]

test('what happened in a turn stands under its head, the newest turn first', async () => {
  const desk = { log: { upTo: () => told }, entries: [] } as unknown as Desk
  const shown = mount(Recent, { target: document.body, props: { desk } })
  flushSync()
  const texts = [...document.querySelectorAll('li')].map((one) => one.textContent)
  expect(texts).toEqual(['Turn 2: you', 'Turn 1: Clara', 'Clara bought', 'Clara rolled', 'Rolled for the first turn'])
  await unmount(shown)
})
