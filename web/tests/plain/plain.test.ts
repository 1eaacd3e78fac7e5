import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { gameAtTable, OWN_GAMES } from '../../src/games'
import type { Entry, PlainView } from '../../src/link/frames'
import { lineOf } from '../../src/plain/fields'
import { offered, spoken, written } from '../../src/plain/moves'
import PlainTable from '../../src/plain/PlainTable.svelte'
import { tell } from '../../src/plain/telling'
import { catalogue } from '../../src/store/catalogue.svelte'
import { loadWords, t } from '../../src/words/index.svelte'
import { gameName } from '../../src/words/terms'
import { seatedAt, you } from '../seated'

const NAMES = ['Anna', 'Bruno', 'Clara']
let shown: Record<string, unknown> | null = null

beforeAll(() => loadWords('en'))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
})

const VIEW: PlainView = {
  viewer: 0,
  edition: 'standard',
  prizes: [4, 2],
  deck: { left: 5, top: null },
  people: [
    { hand: [1, 3], has_laid: false },
    { hand: [2, 3], has_laid: true, laid: 7 },
    { hand: [], has_laid: true },
  ],
}

function show(more: object = {}): { moves: unknown[][] } {
  const moves: unknown[][] = []
  const store = {
    table: seatedAt('third', 'standard', (seat) => seat),
    game: VIEW,
    clock: { at: 0, is_running: true, asked: { 0: 1 }, deadlines: {}, bank: [], limit: null },
    you: you({ lay: [1, 3], pass: true, offer: { cash: 20 } }),
    entries: [] as Entry[],
    sending: 0,
    onNews: () => () => undefined,
    move: async (...action: unknown[]) => moves.push(action),
    ...more,
  }
  shown = mount(PlainTable, { target: document.body, props: { store } })
  flushSync()
  return { moves }
}

const button = (name: string): HTMLElement => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)!

test('people are rows, everything else has a name and a value', () => {
  show()
  const rows = [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent!.replaceAll(/\s+/g, ' ').trim()))
  expect(rows[0]).toEqual(['Player', 'Hand', 'Has laid', 'Laid'])
  expect(rows[1]!.slice(1)).toEqual(['1, 3', 'No', '–'])
  expect(rows[2]!.slice(1)).toEqual(['2, 3', 'Yes', '7'])
  expect(rows[1]![0]).toMatch(/Anna you, has the turn/)
  const terms = [...document.querySelectorAll('dt')].map((one) => one.textContent)
  expect(terms).toEqual(['Offer', 'Cash', 'Prizes', 'Deck', 'Left', 'Top'])
})

test('whose turn it is, a view may say itself', () => {
  show({ game: { ...VIEW, waiting: [2] } })
  const people = [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
  expect(people.map((one) => one!.includes('has the turn'))).toEqual([false, false, true])
  expect(document.body.textContent).not.toContain('Waiting')
})

test('a short answer is a button, and any move can be written', async () => {
  const { moves } = show()
  button('lay 3').click()
  button('pass').click()
  const field = document.querySelector('input')!
  field.value = ' offer 2 {"cash": 5} '
  field.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(moves).toEqual([['lay', 3], ['pass'], ['offer', 2, { cash: 5 }]]))
  await vi.waitFor(() => expect(field.value).toBe(''))
})

test('who is not asked is told so, and who watches is asked nothing', () => {
  show({ you: you() })
  expect(document.body.textContent).toContain('Nothing is asked of you right now.')
  document.body.replaceChildren()
  show({ you: you(null, { seat: null, seats: [] }) })
  expect(document.body.textContent).not.toContain('Your move')
})

test('the end names everybody’s place, the best first', () => {
  const result = { ending: 'finished', outcome: { scores: [3, 1200, 4], ranking: [3, 1, 2], winners: [1], ending: 'rounds' } }
  show({ table: { ...seatedAt('third', 'standard', (seat) => seat), status: 'over', result } })
  const rows = [...document.querySelectorAll('table')[0]!.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['1Bruno1,200', '2Clara4', '3Anna3'])
})

test('options become moves as far as they are short', () => {
  expect(offered({ lay: [1, [2, 3]], pass: true, hold: false, none: null, bid: Array.from({ length: 90 }, (_, n) => n) })).toEqual({
    moves: [['lay', 1], ['lay', [2, 3]], ['pass']],
    others: { bid: Array.from({ length: 90 }, (_, n) => n) },
  })
  expect(offered(null)).toEqual({ moves: [], others: {} })
})

test('what is written is what is done', () => {
  for (const action of [['lay', 3], ['pass'], ['wish', { 16: 2, text: 'a b' }], ['build', [1, 2]]]) expect(written(spoken(action))).toEqual(action)
  expect(written('  say  hello "two words" ')).toEqual(['say', 'hello', 'two words'])
})

test('values are read by their kind', () => {
  expect([lineOf(null), lineOf([]), lineOf(true), lineOf([1, 'b']), lineOf({}), lineOf([[1], []])]).toEqual(['–', '–', 'Yes', '1, b', '–', '1, –'])
  expect([lineOf({ a: 1 }), lineOf([{ a: 1 }]), lineOf([[1, 2], [3, 4]])]).toEqual([null, null, null])
})

test('events are told by their fields, a move where it is known', () => {
  const entry = (more: object): Entry => ({ n: 1, kind: 'move', at: 0, seat: 1, ...more })
  const laid = { event: 'laid', seat: 1 }
  const taken = { event: 'all_taken', prize: 4, cards: [1, 3], seat: null }
  expect(tell(entry({ events: [laid] }), NAMES, t)).toEqual(['Bruno: laid'])
  expect(tell(entry({ events: [laid, taken], action: ['lay', 3] }), NAMES, t)).toEqual(['Bruno: lay 3', 'All taken (prize 4; cards 1, 3)'])
  expect(tell(entry({ events: [{ event: 'ended', winners: [0, 2], book: [{ a: 1 }] }] }), NAMES, t)).toEqual(['Ended (winners Anna, Clara; book [{"a":1}])'])
  expect(tell({ n: 2, kind: 'sat', at: 0, name: 'Bruno' }, NAMES, t)).toEqual([])
})

test('a game without a folder of its own is shown plainly, by the title the server gives it', async () => {
  expect((await gameAtTable('third')).picture).toBe(PlainTable)
  expect((await gameAtTable('constructor')).text).toBe(PlainTable)
  expect([...OWN_GAMES.keys()]).toEqual(catalogue.games.map((card) => card.game))
  expect([gameName('monopoly'), gameName('third')]).toEqual(['Monopoly', 'third'])
})
