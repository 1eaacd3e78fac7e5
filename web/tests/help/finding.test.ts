import { expect, test, vi } from 'vitest'
import { answers, ofGames } from '../../src/help/answers'
import { find, type Answer } from '../../src/help/finding'
import { help } from '../../src/help/texts.svelte'
import { prefs, type Language } from '../../src/store/prefs.svelte'
import type { Key } from '../../src/words/catalogue'
import { loadWords, t } from '../../src/words/index.svelte'

/** Questions as people ask them, and the answer that must come first. */
const ASKED: Record<Language, [question: string, title: Key][]> = {
  en: [
    ['what is a hold?', 'monopoly.do_hold'],
    ['HOLD', 'monopoly.do_hold'],
    ['What if somebody lost the connection?', 'home.absence'],
    ['can I come back with another phone', 'table.way_back'],
    ['what is a time bank', 'home.bank'],
  ],
  de: [
    ['Was ist ein Hold?', 'monopoly.do_hold'],
    ['Was heißt „Würfel anhalten“?', 'monopoly.do_hold'],
    ['wurfel anhalten', 'monopoly.do_hold'],
    ['Wie komme ich mit einem anderen Handy auf meinen Platz zurück?', 'table.way_back'],
  ],
  it: [
    ['Che cos’è un hold?', 'monopoly.do_hold'],
    ['che cosa vuol dire fermare i dadi?', 'monopoly.do_hold'],
    ['ho perso il telefono, come torno al mio posto?', 'table.way_back'],
  ],
  fr: [
    ['C’est quoi, un hold ?', 'monopoly.do_hold'],
    ['que veut dire arrêter les dés ?', 'monopoly.do_hold'],
    ['retenir', 'monopoly.do_hold'],
    ['comment revenir à ma place avec un autre téléphone ?', 'table.way_back'],
  ],
}

async function known(language: Language): Promise<Answer[]> {
  await loadWords(language)
  const before = help.say('title')
  help.follow()
  await vi.waitFor(() => expect(help.isThere && (language === 'en' || help.say('title') !== before || before === '')).toBe(true))
  return answers(await ofGames())
}

test.each(Object.keys(ASKED) as Language[])('questions find their answers: %s', async (language) => {
  prefs.language = language
  const all = await known(language)
  for (const [question, title] of ASKED[language])
    expect(find(question, all, help.say('find_unimportant'))[0]?.title, question).toBe(t(title))
})

test('a question without a word that counts has no answer, and neither has nonsense', async () => {
  const all = await known('en')
  for (const question of ['what is the?', 'qqqqq', '?!']) expect(find(question, all, help.say('find_unimportant'))).toEqual([])
})

test('rules, switches, bots and keys are found, too', async () => {
  const all = await known('en')
  const first = (question: string): string => find(question, all, help.say('find_unimportant'))[0]!.title
  expect(first('mortgage')).toContain('ortgage')
  expect(first('jail')).toMatch(/[Jj]ail/)
  expect(first('what does the Auctioneer do')).toBe('Auctioneer')
})
