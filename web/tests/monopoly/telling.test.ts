import { afterAll, describe, expect, test } from 'vitest'
import type { Entry } from '../../src/link/frames'
import { oneStop, tell } from '../../src/monopoly/telling'
import { LANGUAGES } from '../../src/store/prefs.svelte'
import { loadWords, t } from '../../src/words/index.svelte'
import { ENTRIES, NAMES } from './recorded'
import { BOARD } from './stages'

const events: Record<string, unknown>[] = [
  { event: 'dice_rolled', seat: 0, dice: [3, 3] },
  { event: 'moved', seat: 0, come_from: 7, to: 4, steps: -3 },
  { event: 'salary_paid', seat: 0, amount: 200 },
  { event: 'bought', seat: 0, slot: 1, price: 60 },
  { event: 'declined', seat: 0, slot: 1 },
  { event: 'lot_opened', lot: 'house', turn: 1 },
  { event: 'bid_placed', seat: 1, amount: 210, street: 39 },
  { event: 'bidder_passed', seat: 1 },
  { event: 'lot_sold', seat: 1, lot: 39, price: 210 },
  { event: 'lot_unsold', lot: 'hotel' },
  { event: 'claim_opened', debtor: 0, owner: 1, slot: 12, amount: null },
  { event: 'rent_demanded', owner: 1, debtor: 0, slot: 12 },
  { event: 'rent_waived', owner: 1, debtor: 0, slot: 12 },
  { event: 'claim_expired', owner: 1, debtor: 0, slot: 12 },
  { event: 'rent_rolled', debtor: 0, slot: 12, dice: [1, 2] },
  ...['rent', 'donation', 'card', 'fine', 'interest'].map((cause) => ({ event: 'owed', debtor: 0, creditor: null, amount: 28, cause })),
  { event: 'paid', debtor: 0, creditor: 2, amount: 28, cause: 'rent' },
  { event: 'card_drawn', seat: 0, card: 'CC-14' },
  { event: 'received', seat: 0, amount: 50 },
  { event: 'jailed', seat: 0 },
  ...['double', 'fine', 'card'].map((how) => ({ event: 'freed', seat: 0, how })),
  { event: 'stayed_in_jail', seat: 0, jail_turn: 2 },
  { event: 'built', seat: 0, street: 16, level: 5, price: 100 },
  { event: 'unbuilt', seat: 0, street: 16, level: 0, back: 50 },
  { event: 'mortgaged', seat: 0, slot: 5, amount: 100 },
  { event: 'redeemed', seat: 0, slot: 5, price: 110 },
  { event: 'wishes_called', seat: 0, asked: [1] },
  { event: 'wish_sealed', seat: 1 },
  { event: 'offered', seat: 0, to: 1, offer: 1, give: { cash: 5, deeds: [1], cards: ['chest'] }, want: { debt: 9 } },
  { event: 'traded', seat: 0, to: 1, offer: 1, give: {}, want: { deeds: [3] } },
  { event: 'rejected', seat: 1, offer: 1 },
  { event: 'withdrawn', seat: 0, offer: 1 },
  { event: 'offers_lapsed', count: 1 },
  { event: 'held', seat: 0 },
  { event: 'released', seat: 0 },
  { event: 'went_bankrupt', seat: 0, creditor: null, paid: 12 },
  { event: 'left_game', seat: 0, cash: 12 },
  { event: 'deeds_passed', seat: 0, heir: 1, deeds: [1, 3, 5] },
  { event: 'deeds_passed', seat: 0, heir: null, deeds: [1] },
  { event: 'turn_ended', seat: 0, next: 1 },
  { event: 'time_called' },
  { event: 'last_call' },
  ...['last-standing', 'time', 'rounds', 'ruling'].map((ending) => ({ event: 'game_ended', ending })),
  { event: 'ruled', winners: [0, 1] },
]
const entry = (...told: Record<string, unknown>[]): Entry => ({ n: 1, kind: 'move', at: 0, events: told })

afterAll(() => loadWords('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  test('every event has a sentence of its own, with everything filled in', async () => {
    await loadWords(language)
    for (const event of events) {
      const [line] = tell(entry(event), NAMES, t, BOARD)
      expect(line, String(event.event)).toBeTruthy()
      expect(line).not.toMatch(/monopoly\.|[{}]|undefined/)
    }
  })

  test('a whole game can be read', async () => {
    await loadWords(language)
    const lines = ENTRIES.flatMap((one) => tell(one, NAMES, t, BOARD))
    expect(lines.length).toBeGreaterThan(300)
    expect(lines.filter((line) => /monopoly\.|[{}]|undefined/.test(line))).toEqual([])
  })
})

test('rent that is paid in the same breath is told once', async () => {
  await loadWords('en')
  const paid = entry(
    { event: 'rent_demanded', owner: 1, debtor: 0, slot: 39 },
    { event: 'owed', debtor: 0, creditor: 1, amount: 50, cause: 'rent' },
    { event: 'paid', debtor: 0, creditor: 1, amount: 50, cause: 'rent' },
  )
  expect(tell(paid, NAMES, t, BOARD)).toEqual(['Anna pays M50 to Ada (rent).'])
})

test('a sentence begins with a capital and ends with one stop', async () => {
  await loadWords('en')
  const sold = entry({ event: 'lot_sold', seat: 0, lot: 'house', price: 50 })
  expect(tell(sold, NAMES, t, BOARD)).toEqual(['Sold! A house goes to Anna for M50.'])
  expect(oneStop('M5 for Spritzenh..')).toBe('M5 for Spritzenh.')
})

test('entries about the table itself are not the game\'s to tell', () => {
  expect(tell({ n: 1, kind: 'said', at: 0, text: 'hello' }, NAMES, t, BOARD)).toEqual([])
})
