// Slots and people in words, for labels and the text view.

import { t } from '../words/index.svelte'
import type { Key } from '../words/catalogue'
import type { Desk } from './desk.svelte'
import { donationOf } from './estate'
import { claimsOf } from './events'

/** Everything there is to see on a slot, in one line. */
export function slotLabel(desk: Desk, slot: number): string {
  const [game, board, teller] = [desk.game!, desk.board!, desk.teller]
  const { kind, group, price } = board.slots[slot]!
  const owner = game.owners[slot] ?? null
  const level = game.levels[slot] ?? 0
  const here = game.people.flatMap((person, seat) => (person.is_living && person.at === slot ? [seat] : []))
  const jailed = here.filter((seat) => game.people[seat]!.jail > 0)
  const visiting = here.filter((seat) => !jailed.includes(seat))
  const parts = [board.name(slot)]
  if (group) parts.push(t(`monopoly.group_${group}` as Key))
  if (kind === 'donation') parts.push(board.sum(donationOf(board, desk.terms, slot)))
  if (group && owner === null) parts.push(t('monopoly.slot_free', { sum: board.sum(price) }))
  if (owner !== null) parts.push(t('monopoly.slot_owner', { name: teller.who(owner) }))
  if (level > 0) parts.push(teller.level(level))
  if (game.mortgaged.includes(slot)) parts.push(t('monopoly.mortgaged'))
  if (visiting.length) parts.push(t('monopoly.slot_here', { names: teller.all(visiting) }))
  if (jailed.length) parts.push(t('monopoly.slot_jailed', { names: teller.all(jailed) }))
  return parts.join(', ')
}

/** What is to know about a person beside the purse. */
export function personNotes(desk: Desk, seat: number): string[] {
  const game = desk.game!
  const person = game.people[seat]!
  if (!person.is_living) return [t('monopoly.bankrupt')]
  const notes: string[] = []
  if (desk.isGone(seat)) notes.push(t('common.offline'))
  if (person.jail) notes.push(t('monopoly.in_jail'))
  if (person.cards.length) notes.push(t('monopoly.keepers', { n: person.cards.length }))
  if (person.is_holding) notes.push(t('monopoly.holding'))
  const owed = claimsOf(game).filter((claim) => claim.debtor === seat)
  if (owed.length) notes.push(t('monopoly.may_owe', { n: owed.length }))
  return notes
}
