// Where the forty slots lie: a ring around a grid of 11 x 11 whose corners are half as large again.
// Slot 0 is below on the right, and it goes on clockwise.

export const SLOTS = 40
export type Side = 'bottom' | 'left' | 'top' | 'right'

export interface Place {
  row: number
  column: number
  side: Side
  isCorner: boolean
}

export function placeOf(slot: number): Place {
  const [side, step] = [Math.floor(slot / 10), slot % 10]
  const isCorner = step === 0
  if (side === 0) return { row: 10, column: 10 - step, side: 'bottom', isCorner }
  if (side === 1) return { row: 10 - step, column: 0, side: 'left', isCorner }
  if (side === 2) return { row: 0, column: step, side: 'top', isCorner }
  return { row: step, column: 10, side: 'right', isCorner }
}

function slotAt(row: number, column: number): number | null {
  for (let slot = 0; slot < SLOTS; slot++) {
    const place = placeOf(slot)
    if (place.row === row && place.column === column) return slot
  }
  return null
}

/** The middle of a row or column in percent of the board: 1.5 + 9 x 1 + 1.5 parts. */
export function middle(index: number): number {
  if (index === 0) return (0.75 / 12) * 100
  if (index === 10) return (11.25 / 12) * 100
  return ((index + 1) / 12) * 100
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The slot an arrow key leads to: along the side, or across the middle to the other side. */
export function beside(slot: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return SLOTS - 1
  const way = ARROWS[key]
  if (!way) return null
  let { row, column } = placeOf(slot)
  for (;;) {
    row += way[0]
    column += way[1]
    if (row < 0 || row > 10 || column < 0 || column > 10) return slot
    const found = slotAt(row, column)
    if (found !== null) return found
  }
}
