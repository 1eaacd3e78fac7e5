import { beforeEach, expect, test, vi } from 'vitest'
import { sections as forSale } from '../../src/forsale/rules'
import { OWN_GAMES } from '../../src/games'
import { differences } from '../../src/help/rules'
import type { Section } from '../../src/help/sections'
import { help } from '../../src/help/texts.svelte'
import de from '../../src/help/words/de'
import en from '../../src/help/words/en'
import fr from '../../src/help/words/fr'
import it from '../../src/help/words/it'
import type { GameCard, Settings } from '../../src/link/wire'
import { sections as monopoly } from '../../src/monopoly/rules'
import { catalogue } from '../../src/store/catalogue.svelte'
import { LANGUAGES, prefs } from '../../src/store/prefs.svelte'

const [forSaleCard, monopolyCard] = catalogue.games as [GameCard, GameCard]
const textOf = (sections: Section[]): string => sections.map(({ text }) => text).join(' ')

beforeEach(async () => {
  prefs.language = 'en'
  help.follow()
  await vi.waitFor(() => expect(help.say('title')).toBe(en.title))
})

test('the sheet has the figures the server tells', () => {
  expect(textOf(forSale({ game: 'for-sale', edition: '2015-variant', seats: 3 }))).toMatch(/gets 28 coins. 20 of 30 .* best pays 15. 2 buildings lie/)
  expect(textOf(forSale({ game: 'for-sale', edition: '2015-variant', seats: 5, options: { variant5_removed: 2 } }))).toMatch(/gets 16 coins. 28 of 30/)
  expect(textOf(forSale({ game: 'for-sale', edition: '1997', seats: 4 }))).toMatch(/gets 15 coins. 20 of 20 .* best pays 20/)
})

test('a board of one’s own says its own figures', () => {
  const own = { money: { start: 900, salary: 'much' }, bank: { hotels: 3 } }
  const text = textOf(monopoly({ game: 'monopoly', edition: 'classic', seats: 2, board: own }))
  expect(text).toMatch(/M900 .* M200\. .* 32 houses and 3 hotels/)
})

test.each(LANGUAGES)('every table has whole rules: %s', async (language) => {
  prefs.language = language
  help.follow()
  const own = { de, en, it, fr }[language].title
  await vi.waitFor(() => expect(help.say('title')).toBe(own))
  const tables: Settings[] = [
    ...forSaleCard.editions.flatMap(({ edition, seats }) => seats.map((n) => ({ game: 'for-sale', edition, seats: n }))),
    ...monopolyCard.editions.map(({ edition }) => ({ game: 'monopoly', edition, seats: 4 })),
    { game: 'monopoly', edition: 'classic', seats: 2, options: { 'end.limit': { minutes: 1 }, 'end.mode': 'stopNow', 'auction.order': 'open', 'end.buildings': 'half' } },
  ]
  for (const settings of tables) {
    const sections = (await OWN_GAMES.get(settings.game)!.rules())(settings)
    expect(sections.length).toBeGreaterThan(5)
    expect(sections.every(({ title, text }) => title.length > 2 && text.length > 40)).toBe(true)
    expect(sections.map(({ text }) => text).join(' ')).not.toMatch(/[{}]|undefined|NaN/)
  }
})

test('a switch changes what the sheet says, and is named as a difference', () => {
  const settings: Settings = { game: 'for-sale', edition: '2015', seats: 4, options: { refund: 'down', least_bid: 'raise' } }
  expect(textOf(forSale(settings))).toContain(help.rule('for-sale-pass-down', {}))
  expect(textOf(forSale({ ...settings, options: {} }))).toContain(help.rule('for-sale-pass-up', {}))
  expect(differences(settings)).toEqual([['refund', 'down']])
  const town: Settings = { game: 'monopoly', edition: 'aalen-casual', seats: 4, options: { 'end.limit': { rounds: 200 }, 'rent.claim': 'manual' } }
  expect(differences(town)).toEqual([['rent.claim', 'manual']])
  const strict: Settings = { game: 'monopoly', edition: 'aalen-event-strict', seats: 4, options: { 'jail.rollOptional': true } }
  expect([differences(strict, 1), differences(strict, 2), differences(strict)]).toEqual([[['jail.rollOptional', true]], [], []])
})

test('all four languages fill in the same facts', () => {
  const facts = (text: string): string => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort().join()
  for (const words of [de, it, fr] as Record<string, string>[])
    for (const [key, text] of Object.entries(en)) expect([key, facts(words[key]!)]).toEqual([key, facts(text)])
})
