// Eight seats: a letter for each, because colour is never the only sign.

export const SEAT_LETTERS = 'ABCDEFGH'

export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat % SEAT_LETTERS.length] ?? '?'
}
