// The longer texts of help and rules, in a piece of their own: most pages do without them.

import { prefs, type Language } from '../store/prefs.svelte'
import { filled, type Forms } from '../words/filled'
import { fill, type Params } from '../words/index.svelte'
import type en from './words/en'

export type HelpKey = keyof typeof en
type Texts = Readonly<Record<HelpKey, string>>
type Piece<Content> = Promise<{ default: Content }>

const loaders: Record<Language, () => Piece<Texts>> = {
  de: () => import('./words/de'),
  en: () => import('./words/en'),
  it: () => import('./words/it'),
  fr: () => import('./words/fr'),
}
const rules: Record<Language, () => Piece<Forms>> = {
  de: () => import('./shared/de'),
  en: () => import('./shared/en'),
  it: () => import('./shared/it'),
  fr: () => import('./shared/fr'),
}

class HelpTexts {
  private texts: Texts | null = $state.raw(null)
  private rules: Forms = $state.raw({})

  get isThere(): boolean {
    return this.texts !== null
  }

  /** Fetches the texts of this person's language; to be called from an effect. */
  follow(): void {
    const language = prefs.language
    void Promise.all([loaders[language](), rules[language]()]).then(([texts, found]) => {
      this.texts = texts.default
      this.rules = found.default
    })
  }

  say(key: HelpKey, params: Params = {}): string {
    return fill(this.texts?.[key] ?? '', params)
  }

  /** A piece of the short rules, which the terminal has, too. */
  rule(key: string, params: Params): string {
    return filled(this.rules[`rules-${key}`] ?? '', params, prefs.language)
  }
}

export const help = new HelpTexts()
