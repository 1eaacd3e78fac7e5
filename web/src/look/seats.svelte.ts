// Eight signs of seats: a letter for each, because colour is never the only sign. At a table it is the
// initial of whoever has the sign; before anybody sits there, signs are lettered in their order.

export const SEAT_LETTERS = 'ABCDEFGH'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

interface Named {
  name: string
  colour: number
}

let letters: Readonly<Record<number, string>> = $state.raw({})

export function seatLetter(sign: number): string {
  return letters[sign] ?? SEAT_LETTERS[sign % SEAT_LETTERS.length] ?? '?'
}

/** From now on signs have the letters of these people. */
export function nameSeats(seats: readonly Named[]): void {
  letters = lettersOf(seats)
}

/** A letter for each sign: the initial; who shares it with somebody before gets another letter of the own name. */
export function lettersOf(seats: readonly Named[]): Record<number, string> {
  const found: Record<number, string> = {}
  const taken = new Set<string>()
  const give = ({ colour }: Named, letter: string | undefined): void => {
    if (letter === undefined || taken.has(letter) || colour in found) return
    found[colour] = letter
    taken.add(letter)
  }
  const named = seats.filter((seat) => seat.name)
  for (const seat of named) give(seat, lettersIn(seat.name)[0])
  for (const seat of named) for (const letter of [...lettersIn(seat.name), ...ALPHABET]) give(seat, letter)
  return found
}

const lettersIn = (name: string): string[] => [...name.toLocaleUpperCase()].filter((one) => /\p{L}|\p{N}/u.test(one))
