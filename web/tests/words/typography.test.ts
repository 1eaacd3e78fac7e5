// What a printer would mark in the margin, in every text of the page and of its help.

import { expect, test } from 'vitest'
import helpDe from '../../src/help/words/de'
import rulesDe from '../../src/help/shared/de'
import helpEn from '../../src/help/words/en'
import rulesEn from '../../src/help/shared/en'
import helpFr from '../../src/help/words/fr'
import rulesFr from '../../src/help/shared/fr'
import helpIt from '../../src/help/words/it'
import rulesIt from '../../src/help/shared/it'
import { unbroken } from '../../src/words/french'
import de from '../../src/words/de'
import eveningDe from '../../src/words/de/evening'
import leagueDe from '../../src/league/words/de'
import mineDe from '../../src/words/de/mine'
import replayDe from '../../src/words/de/replay'
import en from '../../src/words/en'
import eveningEn from '../../src/words/en/evening'
import leagueEn from '../../src/league/words/en'
import mineEn from '../../src/words/en/mine'
import replayEn from '../../src/words/en/replay'
import fr from '../../src/words/fr'
import eveningFr from '../../src/words/fr/evening'
import leagueFr from '../../src/league/words/fr'
import mineFr from '../../src/words/fr/mine'
import replayFr from '../../src/words/fr/replay'
import it from '../../src/words/it'
import eveningIt from '../../src/words/it/evening'
import leagueIt from '../../src/league/words/it'
import mineIt from '../../src/words/it/mine'
import replayIt from '../../src/words/it/replay'
import { readings } from './readings'

const TEXTS: Record<string, Record<string, string>> = {
  de: readings({ ...de, ...eveningDe, ...leagueDe, ...mineDe, ...replayDe, ...helpDe, ...rulesDe }),
  en: readings({ ...en, ...eveningEn, ...leagueEn, ...mineEn, ...replayEn, ...helpEn, ...rulesEn }),
  it: readings({ ...it, ...eveningIt, ...leagueIt, ...mineIt, ...replayIt, ...helpIt, ...rulesIt }),
  fr: readings({ ...fr, ...eveningFr, ...leagueFr, ...mineFr, ...replayFr, ...helpFr, ...rulesFr }),
}
const LANGUAGES = Object.keys(TEXTS)
/** Only the hammer shouts. */
const HAMMER = ['for-sale-auction-won', 'forsale.tell_won', 'forsale.tell_won_free', 'monopoly-lot-sold', 'monopoly.log_sold']
const QUOTES: Record<string, string> = { de: '„“', en: '‘’', it: '«»', fr: '«»' }
/** Said to several people at once. */
const TO_ALL = ['table.sit_other_about']

const keysWhere = (language: string, is: (text: string, key: string) => boolean): string[] =>
  Object.entries(TEXTS[language]!).flatMap(([key, text]) => (is(text, key) ? [key] : []))
/** A text by its key, however many ways it is read in. */
const keyOf = (way: string): string => way.replace(/\/\d+$/, '')

function factsByKey(language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [way, text] of Object.entries(TEXTS[language]!)) {
    const names = [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!)
    found[keyOf(way)] = [...new Set([...(found[keyOf(way)] ?? []), ...names])].sort()
  }
  return found
}

test.each(LANGUAGES)('%s has the same texts as English, with the same figures and names to fill in', (language) => {
  expect(factsByKey(language)).toEqual(factsByKey('en'))
})

test.each(LANGUAGES)('%s: nothing is empty, padded or broken', (language) => {
  expect(keysWhere(language, (text) => text === '' || text !== text.trim() || /\s\s|\n|\.\.\.|\s[-–—]\s/.test(text))).toEqual([])
  expect(keysWhere(language, (text) => /[{}]/.test(text.replace(/\{\w+(\|[^|{}]*\|[^|{}]*)?\}/g, '')))).toEqual([])
})

test.each(LANGUAGES)('%s shouts only when the hammer falls', (language) => {
  const shouted = new Set(keysWhere(language, (text) => text.includes('!')).map(keyOf))
  expect([...shouted].filter((key) => !HAMMER.includes(key))).toEqual([])
})

test.each(LANGUAGES)('%s has curly apostrophes and its own quotation marks', (language) => {
  const foreign = [...'„“”‘«»'].filter((mark) => !QUOTES[language]!.includes(mark))
  const [opening, closing] = QUOTES[language]!
  const times = (text: string, mark: string): number => text.split(mark).length - 1
  expect(keysWhere(language, (text) => /['"`´]/.test(text))).toEqual([])
  expect(keysWhere(language, (text) => foreign.some((mark) => text.includes(mark)))).toEqual([])
  expect(keysWhere(language, (text) => times(text, opening!) > times(text, closing!))).toEqual([])
})

test('French has a space that does not break before : ; ? ! and inside « »', () => {
  expect(unbroken('Qui joue ? « Moi » : oui ; toi !')).toBe('Qui joue\u00a0? «\u00a0Moi\u00a0»\u00a0: oui\u00a0; toi\u00a0!')
  expect(keysWhere('fr', (text) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text))).toEqual([])
})

test.each(['de', 'en', 'it'])('%s has no space before : ; ? ! nor inside quotation marks', (language) => {
  expect(keysWhere(language, (text) => /\s[:;!»“]|\s\?$|[«„]\s/.test(text))).toEqual([])
})

test('nobody is addressed formally', () => {
  expect(keysWhere('de', (text) => /[^.:?!] (Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/.test(text))).toEqual([])
  expect(keysWhere('fr', (text, key) => !TO_ALL.includes(keyOf(key)) && /(^|[\s’])(vous|votre|vos)\b/i.test(text))).toEqual([])
  expect(keysWhere('it', (text) => /[^.:?!] (Lei|Le|Suo|Sua|Suoi|Sue)\b/.test(text))).toEqual([])
})
