import { describe, expect, test } from 'vitest'
import { Draft } from '../../src/forsale/draft.svelte'
import { press, type KeyActions } from '../../src/forsale/keys'

describe('a bid in the making', () => {
  let now = 0
  const draft = (bounds: [number, number] | null = [5, 15]) => {
    const made = new Draft(() => bounds, () => now)
    made.reset()
    return made
  }

  test('begins with the least and stays within what is possible', () => {
    const bid = draft()
    expect(bid.total).toBe(5)
    bid.add(-1)
    expect(bid.total).toBe(5)
    bid.add(40)
    expect(bid.total).toBe(15)
  })

  test('figures typed quickly make one number, later ones begin anew', () => {
    const bid = draft()
    bid.digit(1)
    expect(bid.problem).toBe('low')
    now += 300
    bid.digit(2)
    expect([bid.total, bid.problem]).toEqual([12, null])
    now += 5000
    bid.digit(9)
    expect(bid.total).toBe(9)
  })

  test('more figures than the purse has begin anew too', () => {
    const bid = draft()
    for (const digit of [1, 2, 7]) bid.digit(digit)
    expect(bid.total).toBe(7)
  })

  test('too much is said to be too much', () => {
    const bid = draft()
    bid.digit(9)
    bid.digit(9)
    expect(bid.problem).toBe('high')
  })

  test('without bounds there is no bid', () => {
    expect(draft(null).problem).toBe('none')
  })
})

describe('keys', () => {
  const did: string[] = []
  const note = (name: string) => (value?: number) => void did.push(value === undefined ? name : `${name} ${value}`)
  const actions = Object.fromEntries(
    ['digit', 'more', 'less', 'confirm', 'pass', 'walk', 'ask', 'skip'].map((name) => [name, note(name)]),
  ) as unknown as KeyActions

  function hit(key: string, target: Element = document.body, more: KeyboardEventInit = {}): string | undefined {
    did.length = 0
    target.addEventListener('keydown', (event) => press(event as KeyboardEvent, actions), { once: true })
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    return did[0]
  }

  test.each([
    ['7', 'digit 7'],
    ['+', 'more'],
    ['-', 'less'],
    ['Enter', 'confirm'],
    ['p', 'pass'],
    ['ArrowRight', 'walk'],
    ['Escape', 'skip'],
  ])('%s does %s', (key, action) => expect(hit(key)).toBe(action))

  test('keys belong to whoever is writing', () => {
    const field = document.body.appendChild(document.createElement('input'))
    expect(hit('p', field)).toBeUndefined()
  })

  test('Enter on a button is the button’s', () => {
    const button = document.body.appendChild(document.createElement('button'))
    expect(hit('Enter', button)).toBeUndefined()
    expect(hit('p', button)).toBe('pass')
  })

  test('browser shortcuts stay the browser’s', () => {
    expect(hit('p', document.body, { ctrlKey: true })).toBeUndefined()
  })
})
