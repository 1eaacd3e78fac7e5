// Everything the help can answer: what buttons and settings say of themselves, rules, keys, and the page's own texts.

import { OWN_GAMES } from '../games'
import type { KeyHelp } from '../parts/KeyList.svelte'
import { catalogue } from '../store/catalogue.svelte'
import { prefs } from '../store/prefs.svelte'
import { keysOfTable } from '../table/keys'
import type { Key } from '../words/catalogue'
import { t } from '../words/index.svelte'
import { botCharacter, botName, gameName, switchHint, switchName } from '../words/terms'
import type { Answer } from './finding'
import type { Section } from './sections'
import { help, type HelpKey } from './texts.svelte'

type Rules = (settings: { game: string; edition: string; seats: number }) => Section[]
/** What comes with a game and has to be fetched. */
export interface OfGame {
  game: string
  rules: Rules
  keys: () => KeyHelp[]
}

const TOLD: readonly (readonly [title: Key, about: Key, also?: HelpKey])[] = [
  ['monopoly.do_hold', 'monopoly.hold_about', 'also_hold'],
  ['table.way_back', 'table.way_back_about', 'also_way_back'],
  ['home.absence', 'home.absence_hint', 'also_absence'],
  ['forsale.order', 'forsale.order_note', 'also_order'],
  ['table.sit_other', 'table.sit_other_about'],
  ['table.device', 'table.device_about'],
  ['table.invite', 'table.invite_about'],
  ['monopoly.do_build', 'monopoly.build_hint'],
  ['monopoly.do_sell', 'monopoly.sell_hint'],
  ['monopoly.do_wish', 'monopoly.wish_hint'],
  ['home.pauses', 'home.pauses_hint'],
  ['home.bank', 'home.bank_hint'],
  ['home.spectators', 'home.spectators_hint'],
  ['home.listed', 'home.listed_hint'],
  ['home.thinking', 'home.thinking_hint'],
  ['common.coach', 'common.coach_hint'],
  ['common.contrast', 'common.contrast_hint'],
  ['common.motion', 'common.motion_hint'],
  ['common.sound', 'common.sound_hint'],
]
const OWN: readonly (readonly [place: string, title: HelpKey, texts: HelpKey[]])[] = [
  ['access', 'access_h', ['access_text', 'access_signs', 'access_prefs', 'access_clock']],
  ['fair', 'fair_h', ['fair_1', 'fair_2', 'fair_3', 'fair_4']],
  ['privacy', 'private_h', ['private']],
]

export async function ofGames(): Promise<OfGame[]> {
  return Promise.all([...OWN_GAMES].map(async ([game, own]) => ({ game, rules: (await own.rules()) as Rules, keys: await own.keys() })))
}

/** All of them in the language that is spoken now. */
export function answers(games: readonly OfGame[]): Answer[] {
  const name = prefs.name.trim() || t('common.you')
  return [
    ...TOLD.map(([title, about, also]) => ({ title: t(title), text: t(about, { name }), also: also && help.say(also) })),
    ...games.flatMap(({ game, rules }) => rulesOf(game, rules)),
    ...OWN.map(([place, title, texts]) => ({ title: help.say(title), text: texts.map((key) => help.say(key)).join(' '), place })),
    ...switches().map((one) => ({ title: switchName(one), text: switchHint(one) })),
    ...catalogue.games.flatMap(({ bots }) => bots.map((bot) => ({ title: botName(bot), text: botCharacter(bot) }))),
    ...keysIn([...keysOfTable(), ...games.flatMap(({ keys }) => keys())]),
  ].filter(({ text }) => text) as Answer[]
}

function rulesOf(game: string, rules: Rules): Answer[] {
  const { edition, seats } = OWN_GAMES.get(game)!.quick
  const found = rules({ game, edition, seats })
  return found.map(({ title, text }) => ({ title: t('common.pair', { a: gameName(game), b: title }), text, place: game }))
}

/** Of all games, each once. */
const switches = (): string[] => [
  ...new Set(catalogue.games.flatMap(({ editions }) => editions.flatMap(({ options }) => Object.keys(options)))),
]

const keysIn = (keys: KeyHelp[]): Answer[] =>
  keys.map((one) => ({ title: one.does, text: t('common.pair', { a: t('common.keys'), b: one.keys.join(' ') }), place: 'keys' }))
