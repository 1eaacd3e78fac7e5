// What a printer would mark in the margin, in every text of the page and of its help.

import { expect, test } from 'vitest'
import helpDe from '../../src/help/words/de'
import helpEn from '../../src/help/words/en'
import helpFr from '../../src/help/words/fr'
import helpIt from '../../src/help/words/it'
import { unbroken } from '../../src/words/french'
import de from '../../src/words/de'
import en from '../../src/words/en'
import fr from '../../src/words/fr'
import it from '../../src/words/it'

const TEXTS: Record<string, Record<string, string>> = {
  de: { ...de, ...helpDe },
  en: { ...en, ...helpEn },
  it: { ...it, ...helpIt },
  fr: { ...fr, ...helpFr },
}
const LANGUAGES = Object.keys(TEXTS)
/** Only the hammer shouts. */
const HAMMER = ['forsale.tell_won', 'forsale.tell_won_free', 'monopoly.log_sold']
const QUOTES: Record<string, string> = { de: '„“', en: '‘’', it: '«»', fr: '«»' }
/** Said to several people at once. */
const TO_ALL = ['table.sit_other_about', 'forsale.ended_early_note']

const keysWhere = (language: string, is: (text: string, key: string) => boolean): string[] =>
  Object.entries(TEXTS[language]!).flatMap(([key, text]) => (is(text, key) ? [key] : []))
const facts = (text: string): string => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort().join()

test.each(LANGUAGES)('%s has the same texts as English, with the same figures and names to fill in', (language) => {
  expect(Object.keys(TEXTS[language]!).sort()).toEqual(Object.keys(TEXTS.en!).sort())
  expect(keysWhere(language, (text, key) => facts(text) !== facts(TEXTS.en![key]!))).toEqual([])
})

test.each(LANGUAGES)('%s: nothing is empty, padded or broken', (language) => {
  expect(keysWhere(language, (text) => text === '' || text !== text.trim() || /\s\s|\n|\.\.\.|\s[-–—]\s/.test(text))).toEqual([])
  expect(keysWhere(language, (text) => /[{}]/.test(text.replace(/\{\w+(\|[^|{}]*\|[^|{}]*)?\}/g, '')))).toEqual([])
})

test.each(LANGUAGES)('%s shouts only when the hammer falls', (language) => {
  expect(keysWhere(language, (text) => text.includes('!')).sort()).toEqual(HAMMER)
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
  expect(keysWhere('fr', (text, key) => !TO_ALL.includes(key) && /(^|[\s’])(vous|votre|vos)\b/i.test(text))).toEqual([])
  expect(keysWhere('it', (text) => /[^.:?!] (Lei|Le|Suo|Sua|Suoi|Sue)\b/.test(text))).toEqual([])
})
