// What a guided game says, in a piece of its own: the terminal says the same.

import { prefs, type Language } from '../store/prefs.svelte'
import { filled, type Forms } from '../words/filled'
import type { Params } from '../words/index.svelte'

const loaders: Record<Language, () => Promise<{ default: Forms }>> = {
  de: () => import('./shared/de'),
  en: () => import('./shared/en'),
  it: () => import('./shared/it'),
  fr: () => import('./shared/fr'),
}

class GuideTexts {
  private forms: Forms | null = $state.raw(null)

  get isThere(): boolean {
    return this.forms !== null
  }

  /** Fetches the texts of this person's language; called from an effect it follows the language. */
  async follow(): Promise<void> {
    this.forms = (await loaders[prefs.language]()).default
  }

  say(key: string, params: Params = {}): string {
    return filled(this.forms?.[key] ?? '', params, prefs.language)
  }
}

export const guide = new GuideTexts()
