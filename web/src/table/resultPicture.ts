// The result as a picture to keep or to send: drawn in the page, in its colours and letters.

import type { Place } from './ending'

export interface Result {
  /** Who has won. */
  title: string
  /** Which game, and when. */
  about: string
  places: readonly Place[]
  /** A score as it is written. */
  written: (score: number) => string
}

const [WIDE, HIGH, EDGE, TOP, MOST] = [1200, 630, 72, 184, 8]
/** Rows share the room they have, but a few people do not fill a page. */
const [ROOM, TALLEST] = [376, 88]
const LOOK = { paper: '--paper', ink: '--ink', muted: '--muted', line: '--line', hammer: '--hammer', wash: '--brass-wash' } as const

type Pen = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'measureText' | 'beginPath' | 'arc' | 'fill' | 'fillStyle' | 'font' | 'textAlign' | 'textBaseline'
>

/** The colours of the page as it looks now. */
export function colours(of: Element): (name: string) => string {
  const style = getComputedStyle(of)
  return (name) => style.getPropertyValue(name).trim() || 'gray'
}

export function draw(pen: Pen, { title, about, places, written }: Result, colour: (name: string) => string): void {
  const look = Object.fromEntries(Object.entries(LOOK).map(([name, key]) => [name, colour(key)])) as Record<keyof typeof LOOK, string>
  pen.fillStyle = look.paper
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.fillStyle = look.hammer
  pen.fillRect(0, 0, WIDE, 14)
  pen.textBaseline = 'middle'
  pen.textAlign = 'left'
  pen.fillStyle = look.ink
  pen.font = `600 62px ${colour('--font-head')}`
  pen.fillText(fitting(pen, title, WIDE - 2 * EDGE), EDGE, 92)
  pen.fillStyle = look.muted
  pen.font = `400 27px ${colour('--font-text')}`
  pen.fillText(fitting(pen, about, WIDE - 2 * EDGE), EDGE, 152)
  const high = Math.min(TALLEST, Math.floor(ROOM / Math.max(1, Math.min(MOST, places.length))))
  places.slice(0, MOST).forEach((place, number) => row(pen, place, { top: TOP + number * high, high }, look, colour, written))
  pen.textAlign = 'right'
  pen.fillStyle = look.muted
  pen.font = `600 30px ${colour('--font-head')}`
  pen.fillText('Zuschlag', WIDE - EDGE, HIGH - 38)
}

function row(
  pen: Pen,
  { name, rank, score, colour: sign }: Place,
  { top, high }: { top: number; high: number },
  look: Record<keyof typeof LOOK, string>,
  colour: (name: string) => string,
  written: (score: number) => string,
): void {
  const middle = top + high / 2
  pen.fillStyle = rank === 1 ? look.wash : look.line
  pen.fillRect(EDGE, rank === 1 ? top : top + high - 1, WIDE - 2 * EDGE, rank === 1 ? high : 1)
  pen.fillStyle = colour(`--seat-${sign}`)
  pen.beginPath()
  pen.arc(EDGE + 84, middle, 15, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = look.ink
  pen.textAlign = 'left'
  pen.font = `600 30px ${colour('--font-text')}`
  pen.fillText(String(rank), EDGE + 20, middle)
  pen.fillText(fitting(pen, name, 620), EDGE + 120, middle)
  pen.textAlign = 'right'
  pen.fillText(written(score), WIDE - EDGE - 20, middle)
}

/** As much of a text as there is room for. */
function fitting(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  const letters = [...text]
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('')}…`
}

export async function pictureOf(result: Result, page: Element): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  await document.fonts.ready
  draw(canvas.getContext('2d')!, result, colours(page))
  const data = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!data) throw new Error('no picture')
  return new File([data], 'zuschlag.png', { type: 'image/png' })
}

/** To where one's device sends things, if it does; else into the downloads. */
export async function giveOut(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined) // whoever changes their mind gets no error
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
