// Several things as they stand in a sentence: Anna, Bruno and Carla.

import { prefs } from '../store/prefs.svelte'

export function listed(parts: readonly (string | number)[]): string {
  return new Intl.ListFormat(prefs.language, { type: 'conjunction' }).format(parts.map(String))
}
