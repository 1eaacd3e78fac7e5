import { afterAll, describe, expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import type { MonopolyEvent } from '../../src/link/wire'
import { bargain } from '../../src/monopoly/bargain'
import { oneStop } from '../../src/monopoly/naming'
import { Following } from '../../src/monopoly/purses'
import { story, Telling, tellEvent } from '../../src/monopoly/telling'
import { onTable } from '../../src/monopoly/boards.svelte'
import { termsOf } from '../../src/monopoly/terms'
import { LANGUAGES } from '../../src/store/prefs.svelte'
import { Log } from '../../src/table/log'
import { People } from '../../src/table/story'
import { loadWords } from '../../src/words/index.svelte'
import { ENTRIES, LAST, NAMES, OWN_CASH } from './recorded'
import { BOARD } from './stages'

const reader = (seat: number | null) => ({ names: NAMES, seat, now: () => LAST, entries: () => ENTRIES })
const tell = (...events: MonopolyEvent[]): string[] => new Telling(new People(NAMES, null), BOARD).tell(events).map((line) => line.text)

afterAll(() => loadWords('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  test('a whole game can be read', async () => {
    await loadWords(language)
    onTable.board = BOARD
    const log = new Log(() => story(reader(0))).upTo(ENTRIES)
    const lines = log.flatMap((told) => told.lines)
    expect(lines.length).toBeGreaterThan(300)
    expect(lines.filter((line) => /monopoly[.-]|[{}]|undefined|unknown/.test(line.text))).toEqual([])
    expect(lines.filter((line) => line.isHead).length).toBeGreaterThan(50)
  })
})

test('rent that is paid in the same breath is told once, with its place', async () => {
  await loadWords('en')
  const lines = tell(
    { event: 'rent_demanded', owner: 1, debtor: 0, slot: 3 },
    { event: 'owed', debtor: 0, creditor: 1, amount: 50, cause: 'rent' },
    { event: 'paid', debtor: 0, creditor: 1, amount: 50, cause: 'rent' },
  )
  expect(lines).toEqual(['Anna paid M50 to Ada for Ebnat.'])
})

test('where rent is automatic nobody may ask for it, though it cannot be paid at once', async () => {
  await loadWords('en')
  const lines = tell(
    { event: 'claim_opened', debtor: 0, owner: 1, slot: 3, amount: 50 },
    { event: 'owed', debtor: 0, creditor: 1, amount: 50, cause: 'rent' },
  )
  expect(lines).toEqual(['Anna owes Ada M50 for Ebnat.'])
})

test('purses are followed as the server counts them, and only those the viewer sees', () => {
  const covered = { ...LAST, people: LAST.people.map((one, seat) => (seat ? { ...one, cash: null } : one)) }
  const following = new Following(covered, BOARD, termsOf(LAST), 0)
  ENTRIES.forEach((entry, index) => {
    const [own, ...others] = following.after(entry)
    expect(own, `after move ${entry.n}`).toBe(OWN_CASH[index])
    expect(others).toEqual([null, null, null])
  })
})

test('an event by itself is told to whoever looks on', () => {
  const dice: MonopolyEvent = { event: 'dice_rolled', seat: 0, dice: [3, 3] }
  expect(tellEvent(dice, NAMES, 0, BOARD)).toBe('You rolled 3 and 3, a double.')
  expect(tellEvent(dice, NAMES, 1, BOARD)).toBe('Anna rolled 3 and 3, a double.')
})

test('what this page does not know is left out', () => {
  expect(tell({ event: 'comet_seen', seat: 0 } as unknown as MonopolyEvent)).toEqual([])
})

test('the best auction is the deed furthest below its price, and no house', () => {
  const sold = (n: number, seat: number, lot: number | string, price: number): Entry => ({ n, kind: 'move', at: 0, seat, events: [{ event: 'lot_sold', seat, lot, price }] })
  const log = [sold(1, 0, 1, 55), sold(2, 0, 39, 300), sold(3, 1, 37, 10), sold(4, 0, 'house', 1)]
  onTable.board = null
  expect(bargain(log, 0)).toBeNull()
  onTable.board = BOARD
  expect(bargain(log, 0)).toEqual({ what: BOARD.name(39), worth: 400, paid: 300, gain: 100 })
  expect(bargain(log, 2)).toBeNull()
})

test('a short name may end with a stop of its own', () => {
  expect(oneStop('M5 for Spritzenh..')).toBe('M5 for Spritzenh.')
})

test("entries about the table itself are not the game's to tell", () => {
  const said: Entry = { n: 1, kind: 'said', at: 0, text: 'hello' }
  expect(story(reader(0)).tell(said)).toEqual([])
})
