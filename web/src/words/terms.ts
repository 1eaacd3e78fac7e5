// Names of games, editions, presets, switches and bots, as people say them. An unknown one is shown as it is.

import type { SeatPart } from '../link/wire'
import { catalogue } from '../store/catalogue.svelte'
import { made, t } from './index.svelte'

const told = (kind: string, id: string): string | null => made(`${kind}-${id.replaceAll('.', '-')}`)
const named = (kind: string, id: string): string => told(kind, id) ?? id

export const gameName = (game: string): string => told('game', game) ?? catalogue.title(game)
export const editionName = (edition: string): string => named('edition', edition)
export const editionAbout = (edition: string): string => told('about', edition) ?? ''
export const botName = (bot: string): string => named('bot', bot)
export const botCharacter = (bot: string): string => told('character', bot) ?? ''
export const boardName = (board: string): string => named('board', board)
export const switchName = (name: string): string => named('switch', name)
export const switchHint = (name: string): string => told('hint', name) ?? ''

export function valueName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return named('value', String(value))
  const [unit, count] = Object.entries(value)[0] ?? ['', '']
  return made(`limit-${unit}`, { n: Number(count) }) ?? JSON.stringify(value)
}

/** Who plays a seat, where that is not the person whose name is on it. */
export function playedBy(seat: SeatPart | undefined): string {
  if (seat?.away) return seat.bot ? t('common.stand_in', { level: botName(seat.bot) }) : t('common.away')
  if (seat?.kind === 'bot') return seat.bot ? t('common.bot_level', { level: botName(seat.bot) }) : t('common.bot')
  return ''
}
