// What a building is called in the language of the page.

import { made, t } from '../../words/index.svelte'

/** Its short name: "Windmill". */
export function buildingName(number: number): string {
  return made(`building-${number}`) ?? String(number)
}

/** Its name with what it is worth, for readers who do not see the card. */
export function buildingInWords(number: number): string {
  return t('building-worth', { name: buildingName(number), value: number })
}
