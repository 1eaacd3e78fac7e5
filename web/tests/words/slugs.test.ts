// Everything the server can refuse has a sentence in every language, and every switch and edition a name.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/store/catalogue.svelte'
import de from '../../src/words/de'
import en from '../../src/words/en'
import fr from '../../src/words/fr'
import it from '../../src/words/it'
import { readings } from './readings'

const SOURCES = '../src/zuschlag'
const CATALOGUES: Record<string, Record<string, string>> = { de: readings(de), en: readings(en), it: readings(it), fr: readings(fr) }
/** Rooms whose refusals reach a browser, and the slugs that never leave them for a person. */
const ROOMS = ['table', 'server', 'rules', 'record.py']
const AREAS = 'for-sale|monopoly|table|code|name|limit|server|session|request|origin|command|frame|record|replay'
const ELSEWHERE = ['monopoly/ok']

const keyOf = (slug: string): string => `refused-${slug.replace('/', '-')}`
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8')

function pythonIn(path: string): string[] {
  if (path.endsWith('.py')) return [path]
  return readdirSync(join(SOURCES, path), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? pythonIn(join(path, one.name)) : one.name.endsWith('.py') ? [join(path, one.name)] : [],
  )
}

function slugs(): string[] {
  const literal = new RegExp(`"((?:${AREAS})/[a-z0-9-]+)"`, 'g')
  const found = ROOMS.flatMap(pythonIn).flatMap((path) => [...read(path).matchAll(literal)].map((match) => match[1]!))
  const refusals = read('rules/monopoly/refusals.py').split('SLUGS = (')[1]!.split('\n)')[0]!
  const monopoly = [...refusals.matchAll(/"([a-z-]+)"/g)].map((match) => `monopoly/${match[1]}`)
  const numbers = ['record/not-a-number', 'record/number-too-large']
  return [...new Set([...found, ...monopoly, ...numbers, 'server/unreachable'])].filter((slug) => !ELSEWHERE.includes(slug))
}

test.each(Object.keys(CATALOGUES))('every refusal has a sentence: %s', (language) => {
  const all = slugs()
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter((slug) => !(keyOf(slug) in CATALOGUES[language]!))).toEqual([])
})

test.each(Object.keys(CATALOGUES))('every reason why a server cannot just now has a sentence: %s', (language) => {
  const kinds = [...read('journal/condition.py').matchAll(/"journal\/[a-z-]+": "([a-z-]+)"/g)].map((match) => match[1]!)
  expect(kinds.length).toBeGreaterThan(4)
  expect(kinds.filter((kind) => !(`table.why.${kind}` in CATALOGUES[language]!))).toEqual([])
})

const editions = catalogue.games.flatMap((game) => game.editions)
const switches = new Map(editions.flatMap((edition) => Object.entries(edition.options)))

test('every edition, switch, bot and board has a name, and every switch an explanation', () => {
  const bots = catalogue.games.flatMap((game) => game.bots)
  const wanted = [
    ...catalogue.games.flatMap(({ game, boards }) => [`game-${game}`, ...boards.map((one) => `board-${one}`)]),
    ...editions.flatMap(({ edition }) => [`edition-${edition}`, `about-${edition}`]),
    ...[...switches.keys(), 'donation'].flatMap((one) => [`switch-${one.replaceAll('.', '-')}`, `hint-${one.replaceAll('.', '-')}`]),
    ...bots.flatMap((one) => [`bot-${one}`, `character-${one}`]),
  ]
  expect([editions.length > 11, switches.size > 22, bots.length > 4]).toEqual([true, true, true])
  expect(wanted.filter((key) => !(key in en))).toEqual([])
})

test('every value of a switch that is a word has a name', () => {
  const values = [...switches.values()].flat().filter((value) => typeof value === 'string' || value === null)
  expect(values.length).toBeGreaterThan(20)
  expect(values.filter((value) => !(`value-${value}` in en))).toEqual([])
})

test.each(['de', 'it', 'fr'])('%s fills in the same facts as English, and shouts no more', (language) => {
  const facts = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort()
  const own = (key: string): boolean => /^(plain|replay)\./.test(key)
  const keys = Object.keys(en).filter(own)
  const words = CATALOGUES[language]!
  expect(keys.filter((key) => facts(words[key]!).join() !== facts(CATALOGUES.en![key]!).join())).toEqual([])
  expect(keys.filter((key) => words[key]!.includes('!'))).toEqual([])
})
