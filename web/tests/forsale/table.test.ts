import { flushSync, mount, tick, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import ForSaleTable from '../../src/forsale/ForSaleTable.svelte'
import ForSaleText from '../../src/forsale/ForSaleText.svelte'
import type { ForSaleStore } from '../../src/forsale/play.svelte'
import type { TableStore } from '../../src/store/table.svelte'
import { prefs } from '../../src/store/prefs.svelte'
import { loadWords } from '../../src/words/index.svelte'
import { ENTRIES, LAST } from './recorded'
import { auction, seat, table, you } from './stages'

/** Checked by the type checker: the store of a live table is one that this table can show. */
export const live = (store: TableStore): ForSaleStore => store

let shown: Record<string, unknown> | null = null
let moves: unknown[][] = []

beforeAll(() => loadWords('en'))
beforeEach(() => {
  prefs.motion = false
  moves = []
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
})

function show(parts: Partial<ForSaleStore>, View: Component<{ store: ForSaleStore }> = ForSaleTable): HTMLElement {
  const store: ForSaleStore = {
    table: table(),
    game: auction(),
    you: you({ pass: true, bid: [5, 15] }),
    entries: [],
    async move(...action) {
      moves.push(action)
    },
    ...parts,
  }
  shown = mount(View, { target: document.body, props: { store } })
  flushSync()
  return document.body
}

const buttonWith = (page: HTMLElement, text: string): HTMLElement =>
  [...page.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(text))!
const key = (name: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  flushSync()
}

describe('the auction', () => {
  test('says what is asked, and what a pass gives and costs', () => {
    const page = show({})
    expect(page.textContent).toContain('Bid at least 5, or take the garden shed and 2 coins back.')
    const pass = buttonWith(page, 'Pass').textContent
    expect(pass).toMatch(/Garden shed \(3\).*2 back.*1 gone/s)
  })

  test('coins make a bid, and a press offers it', () => {
    const page = show({})
    buttonWith(page, 'Your coins').click()
    flushSync()
    buttonWith(page, 'Bid 6').click()
    expect(moves).toEqual([['bid', 6]])
  })

  test('it is played by keys alone', () => {
    show({})
    for (const one of ['1', '2', 'Enter', 'p']) key(one)
    expect(moves).toEqual([['bid', 12], ['pass']])
  })

  test('what is answered is not asked again while its news waits for the stage', async () => {
    const page = show({})
    buttonWith(page, 'Pass').click()
    await tick()
    flushSync()
    expect(buttonWith(page, 'Pass').getAttribute('aria-busy')).toBe('true')
    key('p')
    expect(moves).toEqual([['pass']])
  })

  test('a bid that is too low is not sent and says why', () => {
    const page = show({})
    key('3')
    key('Enter')
    expect(moves).toEqual([])
    expect(page.textContent).toContain('At least 5.')
  })

  test('a seat that is played elsewhere cannot act here', () => {
    const page = show({ you: you({ pass: true, bid: [5, 15] }, { in_control: false }) })
    key('p')
    expect(moves).toEqual([])
    expect(page.textContent).toContain('another device')
  })
})

describe('the sale', () => {
  const sale = auction({
    phase: 'sell',
    row: [0, 5, 9],
    waiting: [0, 2],
    people: [
      seat({ coins: 4, hand: [3, 13], hand_size: 2, cheques: [] }),
      seat({ hand_size: 2, sealed: true }),
      seat({ hand_size: 2 }),
    ],
  })

  test('the second press of the same building lays it down', () => {
    const page = show({ game: sale, you: you({ sell: [3, 13] }) })
    const mill = buttonWith(page, 'Windmill')
    mill.click()
    flushSync()
    expect(moves).toEqual([])
    expect(mill.getAttribute('aria-pressed')).toBe('true')
    mill.click()
    expect(moves).toEqual([['sell', 13]])
  })

  test('another building changes the choice', () => {
    const page = show({ game: sale, you: you({ sell: [3, 13] }) })
    buttonWith(page, 'Windmill').click()
    buttonWith(page, 'Garden shed').click()
    flushSync()
    key('Enter')
    expect(moves).toEqual([['sell', 3]])
  })

  test('the own building is seen by its owner only', () => {
    const laid = { ...sale, own_sealed: 13, waiting: [2] }
    expect(show({ game: laid, you: you() }).textContent).toContain('You: Windmill, worth 13, face down for the others')
  })
})

describe('those who only watch', () => {
  test('see everybody and are asked nothing', () => {
    const page = show({ you: you(null, { seat: null, seats: [] }), game: auction({ viewer: null, waiting: [1] }) })
    for (const name of ['Anna', 'Bruno', 'Clara']) expect(page.textContent).toContain(name)
    expect(page.textContent).toContain('Bruno is bidding.')
    expect(buttonWith(page, 'Pass')).toBeUndefined()
  })

  test('see hands that lie open, as in a replay', () => {
    const people = [seat({ hand: [3, 13], hand_size: 2 }), seat({ hand_size: 1 }), seat()]
    const page = show({ you: you(null, { seat: null, seats: [] }), game: auction({ viewer: null, people }) })
    const [anna, bruno] = page.querySelectorAll('li[data-seat]')
    expect(anna?.textContent).toContain('Windmill, worth 13')
    expect(bruno?.querySelector('.building')).toBeNull()
  })
})

describe('the end', () => {
  test('names the winner and everybody’s money', () => {
    const page = show({ game: LAST, entries: ENTRIES, you: you(), table: table({ status: 'over' }) })
    expect(page.querySelector('h2')?.textContent).toMatch(/win/)
    for (const score of LAST.scores!) expect(page.querySelector('table')?.textContent).toContain(String(score))
  })

  describe('by a ruling', () => {
    const people = [
      seat({ coins: 14, hand: [3, 17], hand_size: 2, cheques: [] }),
      seat({ coins: 9, hand: [], cheques: [] }),
      seat({ coins: 11, hand: [], cheques: [] }),
    ]
    const game = auction({ phase: 'done', row: [], waiting: [], high: 0, people, scores: [14, 9, 11] })
    const ruled = { n: 9, kind: 'move', at: 0, action: ['ruling', { winners: [1], reason: 'the hall closes' }], events: [] }
    const outcome = { scores: [14, 9, 11], ranking: [3, 1, 2], winners: [1], ending: 'ruling' }
    const order = (page: HTMLElement): string[] => [...page.querySelectorAll('tbody .who > :last-child')].map((one) => one.textContent)

    test.each([ForSaleTable, ForSaleText])('it ranks as people decided, says why, and shows what was not sold', (View) => {
      const page = show({ game, entries: [ruled], you: you(), table: table({ status: 'over', result: { ending: 'finished', outcome } }) }, View)
      expect(page.querySelector('#forsale-final')?.textContent).toBe('Bruno wins')
      expect(page.textContent).toContain('Decided by a ruling: the hall closes')
      expect(page.textContent).toContain('Unsold: 3 17')
      expect(order(page)).toEqual(['Bruno', 'Clara', 'Anna'])
    })

    test('no other winner is shown before the table has said that it is over', () => {
      const page = show({ game, entries: [ruled], you: you() })
      expect(page.querySelector('h2')?.textContent).toBe('Bruno wins')
    })
  })

  test('by agreement nobody wins', () => {
    const page = show({ table: table({ status: 'over', result: { ending: 'agreed', outcome: null } }), you: you() })
    expect(page.textContent).toContain('Ended by agreement')
  })
})

describe('the text view', () => {
  test('has the whole position in words, and the same moves', () => {
    const page = show({}, ForSaleText)
    expect(page.textContent).toContain('Garden shed, worth 3; Gatekeeper’s lodge, worth 9; Town house, worth 20')
    expect(page.querySelectorAll('tbody tr')).toHaveLength(3)
    buttonWith(page, 'Bid 5').click()
    expect(moves).toEqual([['bid', 5]])
  })
})

test('before the deal the table says so', () => {
  expect(show({ game: null, you: you(), table: table({ status: 'seeds' }) }).textContent).toContain('being shuffled')
})
