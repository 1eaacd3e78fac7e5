import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import MyGames from '../../src/home/MyGames.svelte'
import { forgetGames, keepGame, myGames, recordOf, type Played } from '../../src/store/mygames'
import { broughtTo, carry } from '../../src/store/series'
import { loadWords } from '../../src/words/index.svelte'

const played = (n: number, parts: Partial<Played> = {}): Played => ({
  table: `t${n}`, game: 'for-sale', edition: '2015', at: n, people: ['Anna', 'Ben', 'Clara', 'Dora'], own: 'Anna', rank: (n % 4) + 1, score: 40 + n, ...parts,
})

beforeAll(() => loadWords('en'))
beforeEach(() => localStorage.clear())
let shown: object | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
})

test('a game is kept once, the newest first, and not for ever', () => {
  for (let n = 0; n < 510; n++) keepGame(played(n))
  keepGame(played(509, { score: 0 }))
  const kept = myGames()
  expect([kept.length, kept[0]?.table, kept[0]?.score]).toEqual([500, 't509', 549])
})

test('wins stand beside a fair share', () => {
  expect(recordOf([played(0), played(1), played(4, { people: ['Anna', 'Ben'] })])).toEqual({ games: 3, wins: 2, share: 1 })
})

test('what is no game is not shown', () => {
  localStorage.setItem('zuschlag.games', JSON.stringify([played(1), null, 7, { table: 't' }, { ...played(2), people: [] }]))
  expect(myGames().map(({ table }) => table)).toEqual(['t1'])
  localStorage.setItem('zuschlag.games', '{')
  expect(myGames()).toEqual([])
})

test('the list leads to replays, and everything can be deleted, after a question', () => {
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
  expect([myGames().length, document.body.textContent.includes('stay on the server')]).toEqual([4, true])
  press('Delete all')
  expect([myGames(), broughtTo('next'), localStorage.length]).toEqual([[], null, 0])
  expect(document.body.textContent).toContain('Nothing is kept here any more.')
  forgetGames()
})
