// The longer texts of help and rules, in a piece of their own: most pages do without them.

import { prefs, type Language } from '../store/prefs.svelte'
import { fill, type Params } from '../words/index.svelte'
import type en from './words/en'

export type HelpKey = keyof typeof en
type Texts = Readonly<Record<HelpKey, string>>

const loaders: Record<Language, () => Promise<{ default: Texts }>> = {
  de: () => import('./words/de'),
  en: () => import('./words/en'),
  it: () => import('./words/it'),
  fr: () => import('./words/fr'),
}

class HelpTexts {
  private texts: Texts | null = $state.raw(null)

  get isThere(): boolean {
    return this.texts !== null
  }

  /** Fetches the texts of this person's language; to be called from an effect. */
  follow(): void {
    void loaders[prefs.language]().then((found) => (this.texts = found.default))
  }

  say(key: HelpKey, params: Params = {}): string {
    return fill(this.texts?.[key] ?? '', params)
  }
}

export const help = new HelpTexts()
