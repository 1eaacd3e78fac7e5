// A moment as people say it: which day, what time.

import { prefs } from '../store/prefs.svelte'

export const whenText = (at: number): string =>
  new Date(at).toLocaleString(prefs.language, { weekday: 'long', hour: '2-digit', minute: '2-digit' })
