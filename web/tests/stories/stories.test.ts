// The pages tell a game in the same words as command line and terminal: both are compared with one file of stories,
// which `python -m tests.words.stories` writes.

import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { tellTogether } from '../../src/forsale/telling'
import type { ForSaleEvent, MonopolyEvent } from '../../src/link/wire'
import aalen from '../../src/monopoly/boards/aalen'
import classic from '../../src/monopoly/boards/classic'
import { Board, type WrittenBoard } from '../../src/monopoly/boards.svelte'
import { Telling } from '../../src/monopoly/telling'
import { LANGUAGES } from '../../src/store/prefs.svelte'
import { People, type Line } from '../../src/table/story'
import { loadWords } from '../../src/words/index.svelte'

type Purses = (number | null)[]

interface Kept {
  name: string
  game: string
  names: string[]
  board?: 'aalen' | 'classic'
  /** What a move brought about, and the purses after it, for each reader. */
  moves: [unknown[], ...Purses[]][]
  /** By language, a story for each reader. */
  told: Record<string, string[][]>
}

const READERS = [1, null]
const BOARDS = { aalen, classic } as unknown as Record<string, WrittenBoard>
const stories = JSON.parse(readFileSync('../tests/words/stories.json', 'utf-8')) as Kept[]

function story(kept: Kept, reader: number): string[] {
  const people = new People(kept.names, READERS[reader]!)
  const telling = kept.board && new Telling(people, new Board(BOARDS[kept.board]!, kept.board))
  const lines = kept.moves.flatMap(([events, ...purses]): Line[] =>
    telling
      ? telling.tell(events as MonopolyEvent[], purses[reader])
      : tellTogether(events as ForSaleEvent[], people, purses[reader]!),
  )
  return lines.map((line) => (line.isHead ? `# ${line.text}` : line.text))
}

afterAll(() => loadWords('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(stories.map((kept) => [kept.name, kept] as const))('%s', async (_, kept) => {
    await loadWords(language)
    READERS.forEach((_reader, index) => expect(story(kept, index)).toEqual(kept.told[language]![index]))
  })
})

test('there are stories of both games', () => {
  expect(new Set(stories.map((kept) => kept.game)).size).toBe(2)
})
