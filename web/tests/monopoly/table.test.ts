import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { onTable } from '../../src/monopoly/boards.svelte'
import MonopolyTable from '../../src/monopoly/MonopolyTable.svelte'
import MonopolyText from '../../src/monopoly/MonopolyText.svelte'
import { prefs } from '../../src/store/prefs.svelte'
import type { TableStore } from '../../src/store/table.svelte'
import { loadWords } from '../../src/words/index.svelte'
import { ENTRIES, LAST, SCORES } from './recorded'
import { game, levels, person, still, table, you, type Sent } from './stages'

// Forty slots are many for a page that is only imagined.
vi.setConfig({ testTimeout: 30_000 })

let shown: Record<string, unknown> | null = null
let sent: Sent

beforeAll(async () => {
  await loadWords('en')
  await onTable.lay('aalen')
  // The page measures its room; here there is none to measure.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 1000, configurable: true })
})
beforeEach(() => {
  prefs.motion = false
  sent = { moves: [], commands: [] }
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
})

type View = Component<{ store: TableStore; coach?: boolean }>

function show(parts: Parameters<typeof still>[0], view: View = MonopolyText, coach = false): HTMLElement {
  shown = mount(view, { target: document.body, props: { store: still(parts, sent), coach } })
  flushSync()
  return document.body
}
const buttonWith = (text: string): HTMLElement =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(text))!
function press(text: string): void {
  buttonWith(text).click()
  flushSync()
}
function key(name: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  flushSync()
}

describe('the board', () => {
  test('has forty buttons, one of them in the order of tabs, and says what stands on each', () => {
    const owned = game({ people: [person({ at: 39, deeds: [1, 3] }), person({ at: 10, jail: 1 }), person()], levels: levels({ 1: 3 }), mortgaged: [3] })
    const page = show({ game: owned }, MonopolyTable)
    const slots = [...page.querySelectorAll('.slot')]
    expect(slots).toHaveLength(40)
    expect(slots.filter((slot) => slot.getAttribute('tabindex') === '0')).toHaveLength(1)
    expect(slots[1]!.getAttribute('aria-label')).toBe('Dewangen, brown, belongs to Anna, 3 houses')
    expect(slots[3]!.getAttribute('aria-label')).toContain('mortgaged')
    expect(slots[10]!.getAttribute('aria-label')).toContain('In jail: Bruno')
    expect(slots[39]!.getAttribute('aria-label')).toContain('free, M400, Here: Anna')
  })

  test('is walked by arrows, and Enter opens the deed', () => {
    const page = show({}, MonopolyTable)
    const start = page.querySelector<HTMLElement>('.slot')!
    start.focus()
    start.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    flushSync()
    expect(document.activeElement?.getAttribute('data-place')).toBe('slot-1')
    ;(document.activeElement as HTMLElement).click()
    flushSync()
    expect(page.querySelector('dialog')?.textContent).toContain('Rent, bare')
  })
})

describe('acting', () => {
  test('a property is bought by a press or by its key', () => {
    show({ you: you({ buy: true, decline: true }), game: game({ people: [person({ at: 39 }), person(), person()] }) })
    press('Buy for M400')
    key('a')
    expect(sent.moves).toEqual([['buy'], ['decline']])
  })

  test('rent is demanded by d and waived by w', () => {
    const claims = [{ id: 7, debtor: 1, owner: 0, slot: 5, amount: 25 }]
    const page = show({ you: you({ demand: [7], waive: [7] }), game: game({ claims, waiting: [1] }) })
    expect(page.textContent).toContain('Demand M25 from Bruno')
    key('d')
    key('w')
    expect(sent.moves).toEqual([['demand', 7], ['waive', 7]])
  })

  test('a roll waits for rent of others', () => {
    const page = show({ you: you({ roll: true }, { decision: { on: 'P1', options: { roll: true }, roll_after: Date.now() + 60_000 } }) })
    expect(page.textContent).toContain('Rent may still be asked for')
    press('Rent may still be asked for')
    expect(sent.moves).toEqual([])
  })

  test('a bid is stepped, offered, or left to the table', () => {
    const auction = { lot: 39, high: 100, leader: 1, turn: 0 }
    show({ you: you({ bid: [101, 900], pass: true }), game: game({ phase: 'auction', auction }) })
    press('+10')
    press('Bid up to')
    press('Bid M111')
    key('n')
    expect(sent.commands).toEqual([{ do: 'order', up_to: 111, pass_above: 111, demand_rent: false }])
    expect(sent.moves).toEqual([['bid', 111], ['pass']])
  })

  test('while a bid is on its way there is no second one', () => {
    const auction = { lot: 39, high: 100, leader: 1, turn: 0 }
    show({ you: you({ bid: [101, 900], pass: true }), game: game({ phase: 'auction', auction }), sending: 1 })
    press('Bid M101')
    press('Pass')
    key('a')
    key('n')
    expect(sent.moves).toEqual([])
  })

  test('houses are bought in one move, and only evenly', () => {
    const owner = game({ people: [person({ deeds: [16, 18, 19] }), person(), person()] })
    show({ you: you({ build: [16, 18, 19], done: true }), game: owner })
    key('u')
    press('More: Aalbäumle')
    press('More: Aalbäumle')
    expect(document.querySelector('dialog')!.textContent).toContain('Not even')
    press('More: Tiefer Stollen')
    press('More: Source of the White Kocher')
    const build = [...document.querySelectorAll<HTMLElement>('dialog footer button')].at(-1)!
    expect(build.getAttribute('aria-disabled')).toBeNull()
    build.click()
    expect(sent.moves).toEqual([['build', [16, 18, 19, 19]]])
  })

  test('nobody chooses more houses than there is money for', () => {
    const owner = game({ people: [person({ deeds: [16, 18, 19], cash: 250 }), person(), person()] })
    show({ you: you({ build: [16, 18, 19], done: true }), game: owner })
    key('u')
    press('More: Aalbäumle')
    press('More: Tiefer Stollen')
    const more = buttonWith('More: Source of the White Kocher')!
    expect((more as HTMLButtonElement).disabled || more.getAttribute('aria-disabled') === 'true').toBe(true)
    press('Less: Aalbäumle')
    press('More: Source of the White Kocher')
    expect(document.querySelector('dialog footer')!.textContent).toContain('M200')
  })

  test('cash counts in a trade as it is typed', () => {
    const people = [person({ deeds: [1] }), person({ deeds: [39] }), person()]
    show({ you: you({ offer: [1, 2], 'offers-left': 3 }), game: game({ people }) })
    key('t')
    const [, want] = document.querySelectorAll<HTMLInputElement>('dialog input[type=number]')
    document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')!.click()
    want!.value = '120'
    want!.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect(document.querySelector('dialog footer')!.textContent).toContain('Dewangen for M120')
  })

  test('a trade is put together and offered', () => {
    const people = [person({ deeds: [1] }), person({ deeds: [39], cash: null }), person()]
    show({ you: you({ offer: [1, 2], 'offers-left': 3 }), game: game({ people }) })
    key('t')
    const boxes = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')]
    boxes.forEach((box) => box.click())
    flushSync()
    expect(document.querySelector('dialog footer')!.textContent).toContain('Dewangen for Marktplatz')
    ;[...document.querySelectorAll<HTMLElement>('dialog footer button')].at(-1)!.click()
    expect(sent.moves).toEqual([['offer', 1, { deeds: [1] }, { deeds: [39] }]])
  })

  test('an offer with a mortgaged deed may be accepted and the deed redeemed', () => {
    const offers = [{ id: 4, from: 1, to: 0, give: { cash: 0, deeds: [39], cards: [], debt: 0 }, want: { cash: 90, deeds: [], cards: [], debt: 0 } }]
    show({ you: you({ accept: [4], reject: [4] }), game: game({ offers, people: [person(), person({ deeds: [39] }), person()], mortgaged: [39] }) })
    key('o')
    document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')!.click()
    flushSync()
    press('Accept')
    expect(sent.moves).toEqual([['accept', 4, { 39: 'redeem' }]])
  })

  test('an offer says how long it lies there at least, and then that a roll ends it', () => {
    const side = { cash: 0, deeds: [], cards: [], debt: 0 }
    const offers = [{ id: 4, from: 1, to: 0, give: { ...side, cash: 50 }, want: { ...side, deeds: [1] } }]
    const at = game({ offers, people: [person({ deeds: [1] }), person(), person()] })
    const asked = (offers_until: number | null) => you(null, { decision: { on: 'P1', options: { accept: [4], reject: [4] }, offers_until } })
    expect(show({ you: asked(Date.now() + 60_000), game: at }).textContent).toContain('Open for 1:00 at least.')
    void unmount(shown!)
    document.body.replaceChildren()
    expect(show({ you: asked(null), game: at }).textContent).toContain('The next roll ends it.')
  })

  test('giving up is asked twice', () => {
    const debts = [{ from: 0, to: 1, amount: 900 }]
    show({ you: you({ 'give-up': true }), game: game({ phase: 'debt', debts, people: [person({ cash: 3 }), person(), person()] }) })
    press('Give up')
    expect(sent.moves).toEqual([])
    ;[...document.querySelectorAll<HTMLElement>('dialog footer button')].at(-1)!.click()
    expect(sent.moves).toEqual([['give-up']])
  })

  test('the switch gives a standing order, and keeps out of tables that forbid it', async () => {
    show({ you: you({ hold: true }) })
    press('Ask for my rent automatically')
    expect(sent.commands).toEqual([{ do: 'order', up_to: null, pass_above: null, demand_rent: true }])
    await unmount(shown!)
    shown = null
    show({ game: game({ edition: 'tournament' }) })
    expect(buttonWith('Ask for my rent automatically')).toBeUndefined()
  })

  test('who watches, or has the table open elsewhere, can do nothing', () => {
    show({ you: you({ roll: true }, { in_control: false }) })
    expect(buttonWith('Roll')).toBeUndefined()
  })
})

test('the coach says one sentence about a new kind of decision', () => {
  const page = show({ you: you({ roll: true }) }, MonopolyText, true)
  expect(page.textContent).toContain('You roll two dice and walk')
})

test('a game that people ended early has no winner, and nobody is asked', () => {
  const page = show({ you: you({ roll: true }), table: table({ status: 'over', result: { ending: 'agreed', outcome: null } }) })
  expect(page.querySelector('#final-title')?.textContent).toBe('Ended by agreement')
  expect(buttonWith('Roll')).toBeUndefined()
  expect(page.textContent).not.toContain('Next:')
})

test('the position is told in words, covered purses included', () => {
  const page = show({ game: game({ people: [person({ deeds: [5] }), person({ cash: null, cards: ['chest'] }), person({ is_living: false })] }) })
  const text = page.textContent
  for (const part of ['1 deed: Goldshöfe', 'cash covered', '1 jail card', 'out', 'In the bank: 32 houses, 12 hotels']) expect(text).toContain(part)
  expect(page.querySelectorAll('tbody tr')).toHaveLength(40)
})

test('the end ranks everybody with medals, parts and a curve', () => {
  const seats = ['Anna', 'Ada', 'Bruno', 'Clara'].map((name, colour) => ({ ...table().seats[0]!, name, colour }))
  const outcome = { scores: SCORES, ranking: [4, 2, 3, 1], winners: [3], ending: 'rounds' }
  const page = show({ game: LAST, entries: ENTRIES, table: table({ seats, status: 'over', result: { ending: 'finished', outcome } }) })
  expect(page.textContent).toContain('The last round is played. Everything is counted.')
  expect(page.querySelector('#final-title')?.textContent).toBe('Clara wins')
  expect(page.textContent).toContain('M5,468')
  expect(page.querySelectorAll('figure')).toHaveLength(2)
})
