// A moment as people say it: which day, what time.

import { prefs } from '../store/prefs.svelte'

/** English is written here as in Britain, where a day has 24 hours. */
const locale = (): string => (prefs.language === 'en' ? 'en-GB' : prefs.language)

export const whenText = (at: number): string =>
  new Date(at).toLocaleString(locale(), { weekday: 'long', hour: '2-digit', minute: '2-digit' })

export const timeText = (at: number): string => new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' })

export const dayText = (at: number): string => new Date(at).toLocaleDateString(locale(), { dateStyle: 'long' })
