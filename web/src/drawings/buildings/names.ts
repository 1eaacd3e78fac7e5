// What a building is called in the language of the page.

import { has, t } from '../../words/index.svelte'

/** Its short name: "Windmill". */
export function buildingName(number: number): string {
  const key = `buildings.${number}`
  return has(key) ? t(key) : String(number)
}

/** Its name with what it is worth, for readers who do not see the card. */
export function buildingInWords(number: number): string {
  return t('buildings.alt', { name: buildingName(number), value: number })
}
