// Four languages. English is the measure: every other catalogue has the same keys, and the type
// checker says which are missing. A catalogue is loaded when it is wanted.

import { LANGUAGES, prefs, type Language } from '../store/prefs.svelte'
import type { Catalogue, Key, Pieces, SharedKey } from './catalogue'
import { filled, whole, type Fact, type Form, type Forms } from './filled'
import type { Facts } from './shared/facts'

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  it: () => import('./it'),
  fr: () => import('./fr'),
}

/** Own sentences of some pages, and refusals that only an evening knows. */
type Loaded = Pieces & { sheets: Forms }
const pieceLoaders: { [Piece in keyof Loaded]: Record<Language, () => Promise<{ default: Loaded[Piece] }>> } = {
  evening: {
    de: () => import('./de/evening'),
    en: () => import('./en/evening'),
    it: () => import('./it/evening'),
    fr: () => import('./fr/evening'),
  },
  sheets: {
    de: () => import('../evening/shared/de'),
    en: () => import('../evening/shared/en'),
    it: () => import('../evening/shared/it'),
    fr: () => import('../evening/shared/fr'),
  },
  mine: {
    de: () => import('./de/mine'),
    en: () => import('./en/mine'),
    it: () => import('./it/mine'),
    fr: () => import('./fr/mine'),
  },
  slow: {
    de: () => import('./de/slow'),
    en: () => import('./en/slow'),
    it: () => import('./it/slow'),
    fr: () => import('./fr/slow'),
  },
  replay: {
    de: () => import('./de/replay'),
    en: () => import('./en/replay'),
    it: () => import('./it/replay'),
    fr: () => import('./fr/replay'),
  },
}

let catalogue: Catalogue | null = $state.raw(null)
let pieces: Partial<Loaded> = $state.raw({})

export async function loadWords(language: Language = prefs.language): Promise<void> {
  await Promise.all((Object.keys(pieces) as (keyof Loaded)[]).map((piece) => loadPiece(piece, language)))
  catalogue = (await loaders[language]()).default
  prefs.language = language
  document.documentElement.lang = language
}

/** What only some pages say; nobody else waits for it. */
export async function loadPiece(piece: keyof Loaded, language: Language = prefs.language): Promise<void> {
  const { default: words } = await pieceLoaders[piece][language]()
  pieces = { ...pieces, [piece]: words }
}

const pieced = (key: string): Form | undefined => Object.values(pieces).find((piece) => key in piece)?.[key as never]

/** The catalogue that speaks now: whoever keeps sentences asks whether they are still in this language. */
export const spoken = (): Catalogue | null => catalogue

export type Params = Record<string, Fact>
type Wanted<Known extends SharedKey> = keyof Facts[Known] extends never ? [] : [facts: Facts[Known]]

/** A sentence with its facts: `{name}` is filled in, and `{n|one|many}` chooses by number. A shared one says what it wants. */
export function t<Known extends SharedKey>(key: Known, ...facts: Wanted<Known>): string
export function t(key: Key, params?: Params): string
export function t(key: Key | SharedKey, params: Params = {}): string {
  return made(key, params) ?? key
}

/** The sentence of a key that is made from a slug; null where nobody wrote one. */
export function made(key: string, params: Params = {}): string | null {
  const form = catalogue?.[key as keyof Catalogue] ?? pieced(key)
  if (form === undefined) return null
  return isOwn(key) ? fill(form as string, params) : filled(form, params, prefs.language)
}

/** Keys of pages alone have an area before a dot; shared ones have none. */
const isOwn = (key: string): boolean => key.includes('.')

/** Whether there is such a sentence of the pages, where keys are made from slugs. */
export function has(key: string): key is Key {
  return (catalogue !== null && key in catalogue) || pieced(key) !== undefined
}

export function fill(form: string, params: Params): string {
  return form.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (one === undefined || many === undefined) return String(value)
    return (Number(value) === 1 ? one : many).replaceAll('#', String(value))
  })
}

export function number(value: number): string {
  return Number.isInteger(value) ? whole(value, prefs.language) : value.toLocaleString(prefs.language)
}

export { LANGUAGES }
