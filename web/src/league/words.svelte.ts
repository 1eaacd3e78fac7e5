// What only the page of the league says, in a piece of its own.

import { prefs, type Language } from '../store/prefs.svelte'
import { fill, type Params } from '../words/index.svelte'
import type en from './words/en'

export type LeagueKey = keyof typeof en
type Texts = Readonly<Record<LeagueKey, string>>

const loaders: Record<Language, () => Promise<{ default: Texts }>> = {
  de: () => import('./words/de'),
  en: () => import('./words/en'),
  it: () => import('./words/it'),
  fr: () => import('./words/fr'),
}

class LeagueWords {
  private texts: Texts | null = $state.raw(null)

  get areThere(): boolean {
    return this.texts !== null
  }

  /** Fetches the texts of this person's language; to be called from an effect. */
  follow(): void {
    void loaders[prefs.language]().then((texts) => (this.texts = texts.default))
  }

  say(key: LeagueKey, params: Params = {}): string {
    return fill(this.texts?.[key] ?? '', params)
  }
}

export const words = new LeagueWords()
