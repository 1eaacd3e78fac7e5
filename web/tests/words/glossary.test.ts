// One word for each thing of the games. A word on the left has a better one on the right; the rest of a
// sentence may vary, these may not. tests/words/test_typography.py reads the same glossary for the terminal.

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
import eveningDe from '../../src/words/de/evening'
import leagueDe from '../../src/league/words/de'
import mineDe from '../../src/words/de/mine'
import replayDe from '../../src/words/de/replay'
import fr from '../../src/words/fr'
import eveningFr from '../../src/words/fr/evening'
import leagueFr from '../../src/league/words/fr'
import mineFr from '../../src/words/fr/mine'
import replayFr from '../../src/words/fr/replay'
import it from '../../src/words/it'
import eveningIt from '../../src/words/it/evening'
import leagueIt from '../../src/league/words/it'
import mineIt from '../../src/words/it/mine'
import replayIt from '../../src/words/it/replay'
import glossary from './glossary.json'
import { readings } from './readings'

type Language = 'de' | 'it' | 'fr'

// What the cards of both boards say.
const cards = (language: Language): Record<string, string> =>
  Object.fromEntries(
    [aalen, classic].flatMap((board) =>
      [...board.chance, ...board.chest].map(({ id, text }) => [`${JSON.stringify(board.title)} ${id}`, typeof text === 'string' ? text : (text[language] ?? '')]),
    ),
  )

const TEXTS: Record<Language, Record<string, string>> = {
  de: readings({ ...de, ...eveningDe, ...leagueDe, ...mineDe, ...replayDe, ...helpDe, ...rulesDe, ...cards('de') }),
  it: readings({ ...it, ...eveningIt, ...leagueIt, ...mineIt, ...replayIt, ...helpIt, ...rulesIt, ...cards('it') }),
  fr: readings({ ...fr, ...eveningFr, ...leagueFr, ...mineFr, ...replayFr, ...helpFr, ...rulesFr, ...cards('fr') }),
}

test.each(Object.keys(TEXTS) as Language[])('%s has one word for each thing', (language) => {
  const words = glossary[language].map(([stray, better]) => [new RegExp(stray!), better] as const)
  const strays = Object.entries(TEXTS[language]).flatMap(([key, text]) =>
    words.filter(([stray]) => stray.test(text)).map(([, better]) => `${key}: ${better}`),
  )
  expect(strays).toEqual([])
})
