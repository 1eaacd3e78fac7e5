// What is agreed for an evening, as lines on paper.

import type { EveningSettings } from '../../link/wire'
import { t } from '../../words/index.svelte'
import { editionName, gameName, switchName, valueName } from '../../words/terms'

const MOST_SWITCHES = 4

export function termsOf(settings: EveningSettings): string[] {
  const { table, rounds = 4, minutes = null, format = 'meet', points = 'share' } = settings
  const switches = Object.entries(table.options ?? {}).slice(0, MOST_SWITCHES)
  return [
    `${gameName(table.game)}, ${editionName(table.edition)}`,
    minutes ? t('paper.rounds_of', { rounds, minutes }) : t('paper.rounds', { rounds }),
    `${t('evening.format')}: ${t(`evening.format.${format}`)}`,
    t(`paper.points.${points as 'share'}`),
    ...switches.map(([name, value]) => `${switchName(name)}: ${valueName(value)}`),
  ]
}
