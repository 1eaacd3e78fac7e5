// What the short rules of every game are put together from.

import type { Params } from '../words/index.svelte'
import { help } from './texts.svelte'

export interface Section {
  title: string
  text: string
}

export const say = (key: string, params: Params = {}): string => help.rule(key, params)
export const said = (...keys: string[]): string => keys.filter(Boolean).map((key) => say(key)).join(' ')
export const section = (title: string, ...texts: string[]): Section => ({ title: say(title), text: texts.filter(Boolean).join(' ') })
