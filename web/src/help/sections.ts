// What the short rules of every game are put together from.

import { help, type HelpKey } from './texts.svelte'

export interface Section {
  title: string
  text: string
}

export const say = (key: string, params = {}): string => help.say(key as HelpKey, params)
export const said = (...keys: string[]): string => keys.filter(Boolean).map((key) => say(key)).join(' ')
export const section = (title: string, ...texts: string[]): Section => ({ title: say(title), text: texts.filter(Boolean).join(' ') })
