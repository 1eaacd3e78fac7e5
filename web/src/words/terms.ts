// Names of games, editions, presets, switches and bots, as people say them. An unknown one is shown as it is.

import { catalogue } from '../store/catalogue.svelte'
import { has, t } from './index.svelte'

const named = (area: string, id: string): string => (has(`rules.${area}.${id}`) ? t(`rules.${area}.${id}` as never) : id)

export const gameName = (game: string): string => (has(`rules.game.${game}`) ? named('game', game) : catalogue.title(game))
export const editionName = (edition: string): string => named('edition', edition)
export const botName = (bot: string): string => named('bot', bot)
export const boardName = (board: string): string => named('board', board)
export const switchName = (name: string): string => named('switch', name)
export const switchHint = (name: string): string => (has(`rules.hint.${name}`) ? t(`rules.hint.${name}` as never) : '')

export function valueName(value: unknown): string {
  if (value === true) return t('common.yes')
  if (value === false) return t('common.no')
  if (typeof value !== 'object' || value === null) return named('value', String(value))
  const [unit, count] = Object.entries(value)[0] ?? ['', '']
  return has(`rules.limit.${unit}`) ? t(`rules.limit.${unit}` as never, { n: Number(count) }) : JSON.stringify(value)
}
