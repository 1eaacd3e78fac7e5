// Buildings as they stand in a sentence.

import { prefs } from '../store/prefs.svelte'
import { made } from '../words/index.svelte'

export function buildingName(building: number): string {
  return made(`building-${building}`) ?? String(building)
}

/** Inside a sentence only German keeps the capital. */
export function inSentence(building: number): string {
  const name = buildingName(building)
  return prefs.language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
