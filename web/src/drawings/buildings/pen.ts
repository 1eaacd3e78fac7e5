// The pen all thirty buildings are drawn with, on a sheet of 120 by 120 whose ground is at 108.
// A drawing is a list of marks, laid one over the other; a mark is a way of inking and a path.

export type Ink =
  | 'light' // filled with the card's own paper, so that it hides what is behind
  | 'tint' // filled with the paper's darker tint
  | 'accent' // filled with the colour of the building's family
  | 'pane' // the tint again with a lighter outline: windows
  | 'shade' // the tint without an outline
  | 'wash' // the family's colour without an outline
  | 'ink' // solid
  | 'line' // an outline only
  | 'fine' // a thin one, left out on small cards

export type Mark = readonly [ink: Ink, path: string]
export type Drawing = readonly Mark[]

type Hand = (...paths: string[]) => Mark
const hand =
  (ink: Ink): Hand =>
  (...paths) => [ink, paths.join('')]

export const light = hand('light')
export const tint = hand('tint')
export const accent = hand('accent')
export const pane = hand('pane')
export const shade = hand('shade')
export const wash = hand('wash')
export const ink = hand('ink')
export const line = hand('line')
export const fine = hand('fine')

const short = (value: number): number => Math.round(value * 10) / 10

/** A rectangle from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** A closed shape through points: x, y, x, y, ... */
export const shape = (...points: number[]): string => `M${points.join(' ')}z`

export const disc = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** An opening with a round head. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}v${short(width / 2 - height)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${short(height - width / 2)}z`

/** The upper half of an ellipse, standing on its flat side. */
export const dome = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}a${width / 2} ${height} 0 0 1 ${width} 0z`

/** A dome that bulges and ends in a point. */
export const onion = (x: number, y: number, width: number, height: number): string =>
  stamp('c-.28-.5.4-.5.5-1c.1.5.78.5.5 1z', x, y, height, width)

/** One shape again and again, `columns` by `rows`, a step apart. */
export function grid(
  [columns, rows]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  at: (x: number, y: number) => string,
): string {
  let all = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) all += at(short(column * stepX), short(row * stepY))
  return all
}

/** Windows in rows, the first from its upper left corner. */
export const windows = (
  [x, y, width, height]: readonly [number, number, number, number],
  count: readonly [number, number],
  step: readonly [number, number],
  opening = box,
): string => grid(count, step, (dx, dy) => opening(short(x + dx), short(y + dy), width, height))

/** Upright lines from one edge to another: planks, bars, mullions. */
export const bars = (x: number, y: number, height: number, count: number, step: number): string =>
  grid([count, 1], [step, 0], (dx) => `M${short(x + dx)} ${y}v${height}`)

export const rules = (x: number, y: number, width: number, count: number, step: number): string =>
  grid([1, count], [0, step], (_, dy) => `M${x} ${short(y + dy)}h${width}`)

/** Bricks or tiles, hinted at: short strokes, every other row shifted. */
export const courses = (x: number, y: number, [columns, rows]: readonly [number, number], [dx, dy] = [10, 6]): string =>
  grid([columns, rows], [dx, dy], (right, down) => {
    const shift = Math.round(down / dy) % 2 ? dx / 2 : 0
    return `M${short(x + right + shift)} ${short(y + down)}h${dx / 2 - 1}`
  })

export const waves = (x: number, y: number, count: number, width = 8): string =>
  `M${x} ${y}` + `q${width / 4}-3 ${width / 2} 0t${width / 2} 0`.repeat(count)

/** Open water across the sheet, from its surface down; it hides what stands in it. */
export const water = (y: number): Drawing => [
  shade(waves(4, y, 14), 'V113q-56 4-112 0z'),
  line(waves(4, y, 14)),
  fine(waves(20, y + 5, 4), waves(74, y + 5, 3)),
]

/** A shape made of relative steps (no arcs), put somewhere and scaled. */
export const stamp = (steps: string, x: number, y: number, scale = 1, scaleX = scale): string => {
  let across = false
  // Steps are pairs, so every other number is one across.
  const scaled = steps.replace(/-?\d*\.?\d+/g, (step) => `${(across = !across) ? short(+step * scaleX) : short(+step * scale)} `)
  return `M${x} ${y}${scaled}`
}

const CAT =
  'c-1.4-2.6-.6-5.4 1-6.4c-1.2-1.2-1.3-3-.9-5.2l1.9 1.6l2 0l1.9-1.6c.4 2.2.3 4-.9 5.2' +
  'c1.6 1 2.4 3.8 1 6.4c4 .8 5-2 3.4-4.6c2.6 3 1 6.4-3 5.6z'

/** The same cat in all thirty, sitting, from its left foot. The finer the house, the smaller it looks. */
export const cat = (x: number, y: number, scale = 1): Mark => ink(stamp(CAT, x, y, scale))

/** The crown of a broad-leaved tree, from the top of its trunk. */
export const crown = (x: number, y: number, scale = 1): string =>
  stamp('c-6 2-12-1-11-7c-5-3-4-10 1-11c0-7 9-10 13-5c6-3 12 3 10 8c5 3 4 11-2 12c-1 4-8 5-11 3z', x, y, scale)

export const trunk = (x: number, y: number, height: number): string => `M${x} ${y}v${-height}`

/** A fir: three skirts, from the middle of its foot. */
export const fir = (x: number, y: number, width: number, height: number): string =>
  stamp('l-5 0l3-4l-2.5 0l3-4l-2 0l3.5-4l3.5 4l-2 0l3 4l-2.5 0l3 4z', x, y, height / 12, width / 10)

/** A cypress: a flame, from its foot. */
export const cypress = (x: number, y: number, width: number, height: number): string =>
  stamp('c-7-1-5-8 0-12c5 4 7 11 0 12z', x, y, height / 12, width / 8)

export const bush = (x: number, y: number, scale = 1): string =>
  stamp('c-3-4 1-8 4-6c1-5 9-5 10 0c4-2 7 3 4 6z', x, y, scale)

export const smoke = (x: number, y: number, scale = 1): string =>
  stamp('c-3-3 0-5 1-7c1-3-3-4-1-8c2-3 5-1 4 1', x, y, scale)

export const bird = (x: number, y: number, scale = 1): string => stamp('q2.5-3 4 0q2-3 4.5-1', x, y, scale)

/** A pole with a pennant, from its foot. */
export const flag = (x: number, y: number, height: number, size = 8): string =>
  `M${x} ${y}v${-height}l${size} ${short(size * 0.3)}l${-size} ${short(size * 0.35)}`

export const star = (x: number, y: number, r = 2): string =>
  stamp('l.3.7l.7.3l-.7.3l-.3.7l-.3-.7l-.7-.3l.7-.3z', x, y - r, r)

/** Eight rays: a firework, or a sunflower's petals. */
export const burst = (x: number, y: number, r: number): string =>
  stamp('m0-1l0 .6m0 .8l0 .6m-1-1l.6 0m.8 0l.6 0m-1.7-.7l.4.4m.6.6l.4.4m0-1.4l-.4.4m-.6.6l-.4.4', x, y, r)

export const ground = (from = 4, to = 116, y = 108): Mark => line(`M${from} ${y}H${to}`)
