// A small QR encoder: text in, a square of true and false out (true is dark). Byte mode, error level M,
// versions 1 to 10: up to 213 bytes, enough for any of our links. After ISO/IEC 18004.

type Grid = (boolean | null)[][]

/** Per version from 1: error codewords per block, then data codewords of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]

/** Middles of the alignment patterns per version. */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

/** The symbol for a text. Every mask makes a valid one; without one given, the easiest to read is taken. */
export function qrCode(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const bits = bitsOf(codewords(bytes, version))
  if (mask !== undefined) return drawn(version, bits, mask)
  const candidates = MASKS.map((_, mask) => drawn(version, bits, mask))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version++) {
    const room = sum(BLOCKS[version - 1]![1])
    if (Math.ceil((4 + lengthBits(version) + length * 8) / 8) <= room) return version
  }
  throw new RangeError('too long for a QR code of ours')
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16)
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Data, filled up, cut into blocks with their error codewords, and interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [errors, sizes] = BLOCKS[version - 1]!
  const data = filled(bytes, version, sum(sizes))
  let at = 0
  const blocks = sizes.map((size) => data.slice(at, (at += size)))
  const checks = blocks.map((block) => errorCodewords(block, errors))
  return [...interleaved(blocks), ...interleaved(checks)]
}

function filled(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = []
  const push = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, lengthBits(version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  const words = Array.from({ length: bits.length / 8 }, (_, index) => parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2))
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block.slice(index, index + 1))).flat()
}

/** Product in GF(256) with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** Reed-Solomon: the rest of the data divided by the generator. */
function errorCodewords(data: number[], count: number): number[] {
  let generator = [1]
  for (let power = 0, root = 1; power < count; power++, root = times(root, 2))
    generator = [...generator, 0].map((value, index) => value ^ times(generator[index - 1] ?? 0, root))
  const rest = Array<number>(count).fill(0)
  for (const word of data) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    for (let index = 0; index < count; index++) rest[index]! ^= times(generator[index + 1]!, factor)
  }
  return rest
}

function bitsOf(words: number[]): boolean[] {
  return words.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1))
}

/** The whole symbol with one mask. */
function drawn(version: number, bits: boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  drawFixed(grid, version)
  drawFormat(grid, mask)
  drawVersion(grid, version)
  drawData(grid, bits, MASKS[mask]!)
  return grid as boolean[][]
}

function drawFixed(grid: Grid, version: number): void {
  const size = grid.length
  const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        if (grid[row + y]?.[column + x] !== undefined) grid[row + y]![column + x] = isDark(Math.max(Math.abs(x), Math.abs(y)))
  }
  for (let at = 0; at < size; at++) {
    grid[6]![at] = at % 2 === 0
    grid[at]![6] = at % 2 === 0
  }
  const finder = (ring: number): boolean => ring !== 2 && ring !== 4
  square(3, 3, 4, finder)
  square(3, size - 4, 4, finder)
  square(size - 4, 3, 4, finder)
  const middles = ALIGNMENT[version - 1]!
  const last = middles.length - 1
  middles.forEach((row, i) =>
    middles.forEach((column, j) => {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isFinder) square(row, column, 2, (ring) => ring !== 1)
    }),
  )
}

/** The rest of value * 2^degree divided by the polynomial: the check bits of format and version. */
function checked(value: number, degree: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial)
  return (value << degree) | rest
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length
  const format = checked(mask, 10, 0x537) ^ 0x5412 // level M is 00
  const bit = (index: number): boolean => ((format >> index) & 1) === 1
  for (let index = 0; index < 6; index++) grid[index]![8] = bit(index)
  grid[7]![8] = bit(6)
  grid[8]![8] = bit(7)
  grid[8]![7] = bit(8)
  for (let index = 9; index < 15; index++) grid[8]![14 - index] = bit(index)
  for (let index = 0; index < 8; index++) grid[8]![size - 1 - index] = bit(index)
  for (let index = 8; index < 15; index++) grid[size - 15 + index]![8] = bit(index)
  grid[size - 8]![8] = true
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return
  const bits = checked(version, 12, 0x1f25)
  for (let index = 0; index < 18; index++) {
    const [a, b] = [grid.length - 11 + (index % 3), Math.floor(index / 3)]
    grid[b]![a] = grid[a]![b] = ((bits >> index) & 1) === 1
  }
}

/** Bits run up and down in columns of two, from the right; what is drawn already is left out. */
function drawData(grid: Grid, bits: boolean[], mask: (row: number, column: number) => boolean): void {
  const size = grid.length
  let next = 0
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (grid[row]![column] === null) grid[row]![column] = (bits[next++] ?? false) !== mask(row, column)
    }
  }
}

/** How hard the symbol is to read; the mask with the least is taken. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, column) => grid.map((row) => row[column]!))
  const lines = [...grid, ...columns]
  const dark = sum(grid.map((row) => row.filter(Boolean).length))
  const share = (dark * 100) / grid.length ** 2
  return sum(lines.map(runs)) + blocks(grid) + sum(lines.map(lookalikes)) + Math.floor(Math.abs(share - 50) / 5) * 10
}

function runs(line: boolean[]): number {
  let [total, length] = [0, 1]
  for (let at = 1; at <= line.length; at++) {
    if (line[at] === line[at - 1]) length++
    else {
      if (length >= 5) total += length - 2
      length = 1
    }
  }
  return total
}

function blocks(grid: boolean[][]): number {
  let total = 0
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const colour = grid[y]![x]
      if (grid[y - 1]![x] === colour && grid[y]![x - 1] === colour && grid[y - 1]![x - 1] === colour) total += 3
    }
  return total
}

/** Rows that look like a finder pattern with four light modules beside it. */
function lookalikes(line: boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('')
  let total = 0
  for (let at = 0; at + 11 <= text.length; at++) {
    const part = text.slice(at, at + 11)
    if (part === '10111010000' || part === '00001011101') total += 40
  }
  return total
}
