// A shared sentence with its facts, filled as `words/speech.py` does it. A form is a text with `{name}` where a fact comes;
// where a sentence chooses, it is a list of texts and choices: the fact's name, its cases, the last resort.

import type { Language } from '../store/prefs.svelte'

export type Fact = string | number
export type Form = string | readonly (string | Choice)[]
export type Forms = Record<string, Form>
type Choice = readonly [name: string, cases: Record<string, Form>, otherwise: Form]

const THOUSANDS: Record<Language, string> = { en: ',', de: '.', it: '.', fr: '\u202f' }

export function filled(form: Form, facts: Record<string, Fact>, language: Language): string {
  if (typeof form === 'string') return form.replace(/\{(\w+)\}/g, (place, name: string) => shown(facts[name] ?? place, language))
  return form.map((part) => filled(typeof part === 'string' ? part : chosen(part, facts, language), facts, language)).join('')
}

function chosen([name, cases, otherwise]: Choice, facts: Record<string, Fact>, language: Language): Form {
  const word = String(facts[name])
  if (Object.hasOwn(cases, word)) return cases[word]!
  const isOne = word === '1' || (language === 'fr' && word === '0')
  return (isOne && cases['one']) || otherwise
}

function shown(fact: Fact, language: Language): string {
  return typeof fact === 'number' && Number.isInteger(fact) ? whole(fact, language) : String(fact)
}

/** A whole number as this language writes it. To ask the browser takes it a whole frame the first time. */
export function whole(value: number, language: Language): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, THOUSANDS[language])
}
