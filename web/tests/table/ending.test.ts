import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Command } from '../../src/link/wire'
import { prefs } from '../../src/store/prefs.svelte'
import { broughtTo, carry, counted } from '../../src/store/series'
import type { TableStore } from '../../src/store/table.svelte'
import AfterGame from '../../src/table/AfterGame.svelte'
import { placesIn, winnersIn } from '../../src/table/ending'
import { draw } from '../../src/table/resultPicture'
import { loadWords } from '../../src/words/index.svelte'
import { seatedAt, you } from '../seated'

let shown: Record<string, unknown> | null = null
let asked: Command[]

const over = { ...seatedAt('for-sale', '2015', (seat) => seat), status: 'over', result: { ending: 'finished', outcome: { scores: [40, 62, 55], ranking: [3, 1, 2], ending: 'finished' } } }

beforeAll(() => loadWords('en'))
beforeEach(() => {
  asked = []
  localStorage.clear()
  prefs.motion = true
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
})

function show(parts: object = {}, latest: object | null = { n: 9, kind: 'over', at: 0 }): HTMLElement {
  const store = { id: 't', table: { ...over, ...parts }, you: you(), entries: [], latest, do: (command: Command) => Promise.resolve(asked.push(command)) }
  shown = mount(AfterGame, { target: document.body, props: { store: store as unknown as TableStore, isAgainstBots: false } })
  flushSync()
  return document.body
}

test('places come in their order, and nobody has one where the game was stopped', () => {
  expect(placesIn(over).map(({ name, rank, score }) => [name, rank, score])).toEqual([['Bruno', 1, 62], ['Clara', 2, 55], ['Anna', 3, 40]])
  expect(winnersIn(placesIn(over))).toEqual(['Bruno'])
  expect(placesIn({ ...over, result: { ending: 'agreed', outcome: null } })).toEqual([])
})

test('a series counts from table to table', () => {
  const names = ['Anna', 'Bruno', 'Clara']
  carry(counted(null, names, ['Bruno']), 'second')
  expect(broughtTo('second')).toEqual({ Anna: 0, Bruno: 1, Clara: 0 })
  expect(counted(broughtTo('second'), names, ['Anna', 'Bruno'])).toEqual({ Anna: 1, Bruno: 2, Clara: 0 })
  for (let n = 0; n < 60; n++) carry({ Anna: n }, `t${n}`)
  expect([broughtTo('t9'), broughtTo('t59')]).toEqual([null, { Anna: 59 }])
})

test('what somebody else has written into the browser is no score', () => {
  for (const text of ['{', '{"a":1}', '[["t",{"Anna":"x"}],["t"],7]']) {
    localStorage.setItem('zuschlag.series', text)
    expect(broughtTo('t')).toBeNull()
  }
})

test('the score is told at the second table and handed to the third', () => {
  expect(show().textContent).not.toContain('Games won so far')
  void unmount(shown!)
  carry({ Anna: 1, Bruno: 0, Clara: 0 }, 't')
  const page = show({ rematch: 'third' })
  expect(page.textContent).toContain('Games won so far. Anna: 1 · Bruno: 1 · Clara: 0')
  expect(broughtTo('third')).toEqual({ Anna: 1, Bruno: 1, Clara: 0 })
})

test('who saw it end celebrates; who wants no motion, or comes later, does not', async () => {
  expect(show().querySelectorAll('.celebration span').length).toBeGreaterThan(10)
  await unmount(shown!)
  document.body.replaceChildren()
  expect(show({}, null).querySelector('.celebration')).toBeNull()
  await unmount(shown!)
  document.body.replaceChildren()
  prefs.motion = false
  expect(show().querySelector('.celebration')).toBeNull()
})

test('the picture has the winner, everybody in their order, and cuts what is too long', () => {
  const written: string[] = []
  const pen = {
    fillRect: vi.fn(), beginPath: vi.fn(), arc: vi.fn(), fill: vi.fn(),
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillStyle: '', font: '', textAlign: 'left', textBaseline: 'middle',
  }
  const places = placesIn({ ...over, seats: over.seats.map((seat, n) => (n ? seat : { ...seat, name: 'A'.repeat(80) })) })
  draw(pen as unknown as CanvasRenderingContext2D, { title: 'Bruno wins', about: 'For Sale', places, written: String }, () => 'red')
  expect(written).toEqual(['Bruno wins', 'For Sale', '1', 'Bruno', '62', '2', 'Clara', '55', '3', `${'A'.repeat(30)}…`, '40', 'Zuschlag'])
})
