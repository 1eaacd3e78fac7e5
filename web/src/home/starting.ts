// Tables as this page makes them.

import { command } from '../link/command'
import { makeTable } from '../link/http'
import type { Settings } from '../link/wire'
import { prefs } from '../store/prefs.svelte'
import { t } from '../words/index.svelte'

export const ownName = (): string => prefs.name.trim() || t('home.somebody')

/** Sits down against bots and begins at once; the table's id. */
export async function playNow(settings: Settings): Promise<string> {
  const { table } = await makeTable({ settings, name: ownName(), colour: prefs.colour ?? 0 })
  await command(table, { do: 'start' })
  return table
}

/** Opens a table for others to come to, with bots on the last seats; the table's id. */
export async function openTable(settings: Settings, bots = 0, level = ''): Promise<string> {
  const { table } = await makeTable({ settings, name: ownName(), colour: prefs.colour ?? 0 })
  for (let seat = settings.seats - bots; seat < settings.seats; seat++)
    await command(table, { do: 'seat-bot', seat, bot: level })
  return table
}
