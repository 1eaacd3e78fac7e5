import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { EDITIONS, boardFigures, forSaleFigures, PRINTED } from '../../src/help/figures'
import { differences, rulesOf } from '../../src/help/rules'
import { help } from '../../src/help/texts.svelte'
import de from '../../src/help/words/de'
import en from '../../src/help/words/en'
import fr from '../../src/help/words/fr'
import it from '../../src/help/words/it'
import type { Settings } from '../../src/link/wire'
import aalen from '../../src/monopoly/boards/aalen'
import { PRESETS } from '../../src/monopoly/boards/presets'
import { LANGUAGES, prefs } from '../../src/store/prefs.svelte'

const TOML = readFileSync('../src/zuschlag/rules/forsale/editions.toml', 'utf8')

/** One edition of the rules' own file, as far as our sheet tells of it. */
function written(edition: string) {
  const part = TOML.split(`[editions.${edition}]`)[1]!.split('\n[')[0]!
  const value = (name: string): string => part.match(new RegExp(`^${name} = (.*?)(?: #|$)`, 'm'))![1]!
  const table = (name: string) => Object.fromEntries([...value(name).matchAll(/(\d+) = (\d+)/g)].map(([, seats, n]) => [seats, Number(n)]))
  const text = (name: string): string => value(name).replaceAll('"', '').trim()
  return { deck: text('deck'), coins: table('coins'), removed: table('removed'), fewer: Number(value('fewer_shown')), leastBid: text('least_bid'), refund: text('refund') }
}

test('the figures of the sheet are those of the rules', () => {
  const editions = [...TOML.matchAll(/^\[editions\.([^\]]+)\]/gm)].map((match) => match[1]!)
  expect(Object.keys(EDITIONS).sort()).toEqual(editions.sort())
  for (const edition of editions) expect(EDITIONS[edition]).toEqual(written(edition))
  const { money, bank } = aalen as unknown as { money: typeof PRINTED; bank: typeof PRINTED }
  expect([money.start, money.salary, money.fine, bank.houses, bank.hotels]).toEqual(Object.values(PRINTED))
})

test('a board of one’s own says its own figures', () => {
  expect(boardFigures({ money: { start: 900, salary: 'much' }, bank: { hotels: 3 } })).toEqual({ ...PRINTED, start: 900, hotels: 3 })
})

test.each(LANGUAGES)('every table has whole rules: %s', async (language) => {
  prefs.language = language
  help.follow()
  const own = { de, en, it, fr }[language].title
  await vi.waitFor(() => expect(help.say('title')).toBe(own))
  const tables: Settings[] = [
    ...Object.keys(EDITIONS).flatMap((edition) => [3, 4, 5].map((seats) => ({ game: 'for-sale', edition, seats }))),
    ...Object.keys(PRESETS).map((edition) => ({ game: 'monopoly', edition, seats: 4 })),
    { game: 'monopoly', edition: 'classic', seats: 2, options: { 'end.limit': { minutes: 1 }, 'end.mode': 'stopNow', 'auction.order': 'open', 'end.buildings': 'half' } },
  ]
  for (const settings of tables) {
    const sections = rulesOf(settings)
    expect(sections.every(({ title, text }) => title.length > 2 && text.length > 40)).toBe(true)
    expect(sections.map(({ text }) => text).join(' ')).not.toMatch(/[{}]|undefined|NaN/)
  }
})

test('a switch changes what the sheet says, and is named as a difference', () => {
  const settings: Settings = { game: 'for-sale', edition: '2015', seats: 4, options: { refund: 'down', least_bid: 'raise' } }
  expect(forSaleFigures(settings)).toMatchObject({ coins: 21, cards: 28, refund: 'down', leastBid: 'raise', shown: 4 })
  expect(differences(settings)).toEqual([['refund', 'down']])
  const monopoly: Settings = { game: 'monopoly', edition: 'aalen-casual', seats: 4, options: { 'end.limit': { rounds: 200 }, 'rent.claim': 'manual' } }
  expect(differences(monopoly)).toEqual([['rent.claim', 'manual']])
})

test('all four languages fill in the same facts', () => {
  const facts = (text: string): string => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort().join()
  for (const words of [de, it, fr] as Record<string, string>[])
    for (const [key, text] of Object.entries(en)) expect([key, facts(words[key]!)]).toEqual([key, facts(text)])
})
