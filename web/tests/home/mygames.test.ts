import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import MyGames from '../../src/home/MyGames.svelte'
import { bestOf, forgetGames, keepGame, link, linked, myGames, recordOf, type Played } from '../../src/store/mygames'
import { broughtTo, carry } from '../../src/store/series'
import { loadPiece, loadWords } from '../../src/words/index.svelte'

const played = (n: number, parts: Partial<Played> = {}): Played => ({
  table: `t${n}`, game: 'for-sale', edition: '2015', at: n, people: ['Anna', 'Ben', 'Clara', 'Dora'], own: 'Anna', rank: (n % 4) + 1, score: 40 + n, ...parts,
})

beforeAll(async () => {
  await loadPiece('mine', 'en')
  await loadWords('en')
})
beforeEach(() => localStorage.clear())
let shown: object | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const own = 'a'.repeat(96)
const elsewhere = 'b'.repeat(96)

/** A server that knows one game of this device and one of another; a key nobody was given is unknown. */
function serve(asked: string[] = []): string[] {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path} ${typeof init.body === 'string' ? init.body : ''}`.trim())
    const { key = own } = JSON.parse((init.body as string | undefined) ?? '{}') as { key?: string }
    if (path === '/api/session') return Promise.resolve(new Response(null, { status: 204 }))
    if (init.method === 'DELETE') return Promise.resolve(Response.json({ removed: 1, kept: 0 }))
    if (![own, elsewhere].includes(key)) return Promise.resolve(Response.json({ error: 'games/unknown-key' }, { status: 404 }))
    return Promise.resolve(Response.json({ key, games: key === own ? [played(3)] : [played(9), played(8, { rank: null as never })] }))
  })
  return asked
}

const settled = async (): Promise<void> => {
  for (let n = 0; n < 8; n++) await new Promise((done) => setTimeout(done))
  flushSync()
}


test('a game is kept once, the newest first, and not for ever', () => {
  for (let n = 0; n < 510; n++) keepGame(played(n))
  keepGame(played(509, { score: 0 }))
  const kept = myGames()
  expect([kept.length, kept[0]?.table, kept[0]?.score]).toEqual([500, 't509', 549])
})

test('the best auction of a game is kept once its log is there, and nothing that was no bargain', () => {
  const best = { what: 'building-28', worth: 28, paid: 5, gain: 9 }
  keepGame(played(1))
  keepGame(played(1, { best }))
  keepGame(played(1, { best: { ...best, gain: 12 } }))
  expect(myGames().map((one) => one.best)).toEqual([best])
  expect(bestOf([undefined, { ...best, gain: 0 }, { ...best, gain: -3 }])).toBeNull()
})

test('the list says which auction was the best, by a word of the catalogue or by its name', async () => {
  serve()
  keepGame(played(1, { best: { what: 'building-28', worth: 28, paid: 5, gain: 9 } }))
  keepGame(played(2, { best: { what: 'building-30', worth: 30, paid: 12, gain: 3 } }))
  keepGame(played(5, { game: 'monopoly', edition: 'aalen-casual', best: { what: 'Hofen', worth: 180, paid: 20, gain: 160 } }))
  shown = mount(MyGames, { target: document.body, props: { onclose: () => undefined } })
  await settled()
  const lines = [...document.querySelectorAll('p')].map((one) => one.textContent).filter((line) => line.startsWith('Best auction'))
  expect(lines.sort()).toEqual(['Best auction here: Cliff monastery, worth 28, for 5.', 'Best auction here: Hofen, worth 180, for 20.'])
})

test('wins stand beside a fair share', () => {
  expect(recordOf([played(0), played(1), played(4, { people: ['Anna', 'Ben'] })])).toEqual({ games: 3, wins: 2, share: 1 })
})

test('what is no game is not shown', () => {
  localStorage.setItem('zuschlag.games', JSON.stringify([played(1), null, 7, { table: 't' }, { ...played(2), people: [] }, { ...played(3), best: { what: 'x' } }]))
  expect(myGames().map(({ table }) => table)).toEqual(['t1'])
  localStorage.setItem('zuschlag.games', '{')
  expect(myGames()).toEqual([])
})

test('the list leads to replays, and everything can be deleted, after a question', async () => {
  const asked = serve()
  for (let n = 0; n < 4; n++) keepGame(played(n))
  carry({ Anna: 1 }, 'next')
  shown = mount(MyGames, { target: document.body, props: { onclose: () => undefined } })
  flushSync()
  const press = (text: string): void => {
    ;[...document.querySelectorAll('button')].find((one) => one.textContent.includes(text))!.click()
    flushSync()
  }
  expect([...document.querySelectorAll('li a')].map((one) => one.getAttribute('href'))).toEqual(['/r/t3', '/r/t2', '/r/t1', '/r/t0'])
  expect(document.body.textContent).toContain('4 games, 1 won; a fair share would be 1.')
  press('Delete all')
  expect([myGames().length, document.body.textContent.includes('Tables with other people stay')]).toEqual([4, true])
  press('Delete all')
  await settled()
  expect(asked).toContain('DELETE /api/my-games')
  expect([myGames(), broughtTo('next'), localStorage.length]).toEqual([[], null, 0])
  expect(document.body.textContent).toContain('Nothing is kept here any more.')
  forgetGames()
})

test('games of another device come by its link; a link that opens nothing is dropped', async () => {
  serve()
  keepGame(played(3))
  link(elsewhere)
  link('c'.repeat(96))
  shown = mount(MyGames, { target: document.body, props: { onclose: () => undefined } })
  await settled()
  expect([...document.querySelectorAll('li a')].map((one) => one.getAttribute('href'))).toEqual(['/r/t9', '/r/t3'])
  expect(linked()).toEqual([elsewhere])
})
