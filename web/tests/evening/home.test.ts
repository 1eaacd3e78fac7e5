import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import ClockDesk from '../../src/evening/ClockDesk.svelte'
import EraseEvening from '../../src/evening/EraseEvening.svelte'
import MirrorLight from '../../src/evening/MirrorLight.svelte'
import WallPodium from '../../src/evening/wall/WallPodium.svelte'
import { loadPiece, loadWords } from '../../src/words/index.svelte'

let shown: Record<string, unknown> | null = null

beforeAll(async () => {
  await loadPiece('evening', 'en')
  await loadWords('en')
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  vi.unstubAllGlobals()
})

const text = (): string => document.body.textContent ?? ''

test('the lamp says in words what it shows in colour', () => {
  const states = ['ok', 'behind', 'full', 'away', 'spoilt', 'taken']
  const said = states.map((state) => {
    const one = mount(MirrorLight, { target: document.body, props: { state } })
    flushSync()
    const found = text()
    void unmount(one)
    return found
  })
  expect(new Set(said).size).toBe(states.length)
  expect(said[0]).not.toContain('goes on all the same')
  expect(said[3]).toContain('goes on all the same')
})

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes(name))
  button!.click()
  await vi.waitFor(() => flushSync())
}

test('the reason that is there already speaks the language that is chosen, one that was typed stays', async () => {
  const frame = { clock: { stopped_since: null, ends_at: null, has_rung: false, why: '' } }
  const ask = async (): Promise<void> => undefined
  shown = mount(ClockDesk, { target: document.body, props: { frame, offset: 0, ask, busy: false, isOrganiser: true } as never })
  flushSync()
  const why = document.querySelector('input')!
  expect(why.value).toBe('Announcement')
  await loadWords('it')
  flushSync()
  expect(why.value).toBe('Annuncio')
  why.value = 'Pizza!'
  why.dispatchEvent(new Event('input', { bubbles: true }))
  await loadWords('en')
  flushSync()
  expect(why.value).toBe('Pizza!')
})

test('an evening is erased after two questions, and never before', async () => {
  const bodies: unknown[] = []
  const told = { people: 60, games: 45, sure: 'word', is_done: false }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/erasure')) return new Response(null, { status: 204 })
    const body = JSON.parse(init.body as string) as { sure: string | null }
    bodies.push(body)
    return new Response(JSON.stringify({ ...told, is_done: body.sure === 'word' }), { status: 200 })
  })
  shown = mount(EraseEvening, { target: document.body, props: { code: 'ABCDEFGH' } })
  flushSync()
  await press('Erase this evening')
  await vi.waitFor(() => expect(text()).toContain('60 people and 45 games'))
  await press('Keep it')
  await press('Erase this evening')
  await vi.waitFor(() => expect(text()).toContain('Yes, erase'))
  await press('Yes, erase')
  expect(text()).toContain('Are you sure?')
  expect(bodies).toEqual([{ sure: null }, { sure: null }])
  await press('Erase for good')
  await vi.waitFor(() => expect(text()).toContain('The server has stopped'))
  expect(bodies.at(-1)).toEqual({ sure: 'word' })
})

test.each([
  ['equal points', ['100', '100', '50', '0'], 'meet', true],
  ['equal points just below the podium', ['100', '75', '50', '50'], 'meet', true],
  ['different points', ['100', '75', '50', '0'], 'meet', false],
  ['places at a final table', ['100', '100', '50', '0'], 'final', false],
])('the podium says what decides: %s', (_, points, format, isSaid) => {
  const entrants = points.map((_, at) => ({ number: at + 1, name: `Guest ${at}`, state: 'here', since: 1 }))
  const standings = points.map((one, at) => ({ rank: at + 1, entrant: at + 1, points: one, wins: '1', rounds: 2, by_lot: false }))
  shown = mount(WallPodium, { target: document.body, props: { evening: { entrants, standings, settings: { format }, mark: null } } as never })
  flushSync()
  expect(document.body.textContent!.includes('wins decide')).toBe(isSaid)
})
