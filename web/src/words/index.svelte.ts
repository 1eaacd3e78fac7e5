// Four languages. English is the measure: every other catalogue has the same keys, and the type
// checker says which are missing. A catalogue is loaded when it is wanted.

import { LANGUAGES, prefs, type Language } from '../store/prefs.svelte'
import type { Catalogue, Key } from './catalogue'

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  it: () => import('./it'),
  fr: () => import('./fr'),
}

let catalogue: Catalogue | null = $state.raw(null)

export async function loadWords(language: Language = prefs.language): Promise<void> {
  catalogue = (await loaders[language]()).default
  prefs.language = language
  document.documentElement.lang = language
}

export type Params = Record<string, string | number>

/** A sentence: `{name}` is filled in, and `{n|one|many}` chooses by number. */
export function t(key: Key, params: Params = {}): string {
  return fill(catalogue?.[key] ?? key, params)
}

/** Whether there is a sentence for this, where keys are made from slugs. */
export function has(key: string): key is Key {
  return catalogue !== null && key in catalogue
}

export function fill(form: string, params: Params): string {
  return form.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (one === undefined || many === undefined) return String(value)
    return (Number(value) === 1 ? one : many).replaceAll('#', String(value))
  })
}

/** Below a thousand all four languages write alike; to ask the browser takes it a whole frame the first time. */
export function number(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(prefs.language)
}

export { LANGUAGES }
