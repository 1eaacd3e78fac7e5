// Finds answers to what somebody types, in the words of their language: whole words count most, titles more than
// texts, and words may have other endings than the answer's.

export interface Answer {
  title: string
  text: string
  /** Where on the page it stands, if it does. */
  place?: string
  /** What people call it that neither title nor text says. */
  also?: string
}

const MOST = 5
const ENDING = 3
const STEM = 4
const [TITLE, TEXT] = [4, 1]

/** The best answers first; those found only in a text stand behind those whose title says it. */
export function find(question: string, answers: readonly Answer[], unimportant: string): Answer[] {
  const asked = wordsOf(question).filter((word) => !wordsOf(unimportant).includes(word))
  const found = answers.map((answer) => ({ answer, score: scoreOf(asked, answer) }))
  return found
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ answer }) => answer)
}

function scoreOf(asked: string[], { title, text, also = '' }: Answer): number {
  const [titled, told] = [wordsOf(`${title} ${also}`), wordsOf(text)]
  return asked.reduce((sum, word) => sum + TITLE * best(word, titled) + TEXT * best(word, told), 0)
}

/** 2 for the word itself, 1 for another form of it. */
function best(word: string, among: string[]): number {
  if (among.includes(word)) return 2
  return among.some((other) => areKin(word, other)) ? 1 : 0
}

/** As far as both go, they are the same; only a short ending differs. */
function areKin(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same >= STEM && Math.max(one.length, other.length) - same <= ENDING
}

/** Without accents and signs, small. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 || /\d/.test(word))
}
