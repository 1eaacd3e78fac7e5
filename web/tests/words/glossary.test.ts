// One word for each thing of the games. A word on the left has a better one on the right; the rest of a
// sentence may vary, these may not.

import { expect, test } from 'vitest'
import helpDe from '../../src/help/words/de'
import rulesDe from '../../src/help/shared/de'
import helpFr from '../../src/help/words/fr'
import rulesFr from '../../src/help/shared/fr'
import helpIt from '../../src/help/words/it'
import rulesIt from '../../src/help/shared/it'
import aalen from '../../src/monopoly/boards/aalen'
import classic from '../../src/monopoly/boards/classic'
import de from '../../src/words/de'
import fr from '../../src/words/fr'
import it from '../../src/words/it'
import { readings } from './readings'

type Language = 'de' | 'it' | 'fr'

// What the cards of both boards say.
const cards = (language: Language): Record<string, string> =>
  Object.fromEntries(
    [aalen, classic].flatMap((board) =>
      [...board.chance, ...board.chest].map(({ id, text }) => [`${JSON.stringify(board.title)} ${id}`, typeof text === 'string' ? text : (text[language] ?? '')]),
    ),
  )

const GLOSSARY: Record<string, { texts: Record<string, string>; words: [RegExp, string][] }> = {
  de: {
    texts: readings({ ...de, ...helpDe, ...rulesDe, ...cards('de') }),
    words: [
      [/Versteigerung/, 'Auktion (versteigern)'],
      [/einforder|fordern/, 'Miete verlangen'],
      [/belastet/, 'beliehen'],
      [/auflös|lös.* auf\b/, 'auslösen'],
      [/Spielbrett|\bBrett/, 'Spielplan'],
      [/Würfel auf(halten)?\b/, 'die Würfel zurückhalten'],
    ],
  },
  it: {
    texts: readings({ ...it, ...helpIt, ...rulesIt, ...cards('it') }),
    words: [
      [/esig/i, 'chiedere l’affitto'],
      [/reclam/, 'chiedere l’affitto'],
      [/\bvi[ae] (vale|del gruppo|può)/, 'strada'],
      [/libera-tutti/, 'carta d’uscita'],
      [/(prossimo|il) tiro\b/, 'lancio'],
      [/impiant/, 'società'],
      [/ti fa un’offerta|Controfferta/, 'proposta (un’offerta è all’asta)'],
    ],
  },
  fr: {
    texts: readings({ ...fr, ...helpFr, ...rulesFr, ...cards('fr') }),
    words: [
      [/exig[^.]*loyer|loyer[^.]*exig/i, 'réclamer un loyer'],
      [/\benchér/i, 'miser'],
      [/\b(une|l’|cette|la plus haute|première) ?enchère\b/i, 'une mise; les enchères sont la vente'],
      [/\bbât(ir|it|is)\b/i, 'construire'],
      [/\b(le|ton|prochain) lancer\b/i, 'jet'],
      [/(?<!retrouvé le )\bchat\b/i, 'discussion (a lost cat may be found)'],
    ],
  },
}

test.each(Object.keys(GLOSSARY))('%s has one word for each thing', (language) => {
  const { texts, words } = GLOSSARY[language]!
  const strays = Object.entries(texts).flatMap(([key, text]) => words.filter(([stray]) => stray.test(text)).map(([, better]) => `${key}: ${better}`))
  expect(strays).toEqual([])
})
