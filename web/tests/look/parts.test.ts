import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import Button from '../../src/parts/Button.svelte'
import Clock from '../../src/parts/Clock.svelte'
import Money from '../../src/parts/Money.svelte'
import { announce, voice } from '../../src/parts/live.svelte'
import { spelled } from '../../src/parts/remaining.svelte'
import { toasts } from '../../src/parts/toasts.svelte'
import { loadWords } from '../../src/words/index.svelte'

beforeAll(() => loadWords('en'))

let mounted: Record<string, unknown> | undefined
afterEach(async () => {
  if (mounted) await unmount(mounted)
  mounted = undefined
  vi.useRealTimers()
})

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))
const text = (): string => document.body.textContent.replace(/\s+/g, ' ').trim()

test('a disabled button tells its reason and does nothing', () => {
  const onclick = vi.fn()
  mounted = mount(Button, { target: document.body, props: { disabled: true, reason: 'You have 3 coins.', onclick, children: words('Bid 8') } })
  const button = document.querySelector('button')!
  button.click()
  expect(onclick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('You have 3 coins.')
})

test('a button that waits for an answer is not pressed twice', () => {
  const onclick = vi.fn()
  mounted = mount(Button, { target: document.body, props: { busy: true, onclick, children: words('Bid') } })
  document.querySelector('button')!.click()
  expect(onclick).not.toHaveBeenCalled()
})

test('money is read out with its unit', () => {
  mounted = mount(Money, { target: document.body, props: { amount: 1 } })
  expect(text()).toContain('1 coin')
})

test('your own clock says once that little time is left', () => {
  vi.useFakeTimers()
  const deadline = Date.now() + 8000
  mounted = mount(Clock, { target: document.body, props: { deadline, mine: true } })
  flushSync()
  vi.advanceTimersByTime(1)
  expect(voice.urgent).toBe('8 seconds left.')
  vi.advanceTimersByTime(1000) // until it has been said
})

test('a clock of somebody else is silent', () => {
  voice.urgent = ''
  mounted = mount(Clock, { target: document.body, props: { deadline: Date.now() + 5000 } })
  flushSync()
  expect(voice.urgent).toBe('')
})

test('time is spelled as people read it', () => {
  expect([0, 6.2, 65, 750, 3720].map(spelled)).toEqual(['0:00', '0:07', '1:05', '12:30', '1:02:00'])
})

test('polite sentences of one moment are read as one', () => {
  vi.useFakeTimers()
  announce('Anna bids 4.')
  announce('Bertrand passes.')
  vi.runAllTimers()
  expect(voice.polite).toBe('Anna bids 4. Bertrand passes.')
})

test('urgent sentences of one moment are all read, and the same one twice', () => {
  vi.useFakeTimers()
  announce('Ben has an offer for you', true)
  announce('Your turn.', true)
  vi.runAllTimers()
  expect(voice.urgent).toBe('Ben has an offer for you. Your turn.')
  for (const _ of [1, 2]) {
    const before = voice.urgent
    announce('Your turn.', true)
    vi.runAllTimers()
    expect(voice.urgent).not.toBe(before)
  }
})

test('what is said stands for a moment before it gives way, and nothing is lost', () => {
  vi.useFakeTimers()
  announce('Roll the dice.', true)
  vi.advanceTimersByTime(1)
  announce('The mill is free.', true)
  vi.advanceTimersByTime(100)
  announce('Demand 16 from Ben', true)
  expect(voice.urgent).toBe('Roll the dice.')
  vi.advanceTimersByTime(200)
  expect(voice.urgent).toBe('The mill is free. Demand 16 from Ben')
  vi.runAllTimers()
})

test('toasts go by themselves, and never more than three are there', () => {
  vi.useFakeTimers()
  for (const one of ['a', 'b', 'c', 'd']) toasts.say(one)
  expect(toasts.list.map((toast) => toast.text)).toEqual(['b', 'c', 'd'])
  vi.runAllTimers()
  expect(toasts.list).toEqual([])
})
