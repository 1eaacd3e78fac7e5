// SHA-256 and HMAC in plain script: `crypto.subtle` is missing on pages served without TLS, and the
// tables of a local network are served so.

const K = new Uint32Array(64)
const START = new Uint32Array(8)

function fractionalBits(): void {
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32
    K[found++] = (Math.cbrt(n) % 1) * 2 ** 32
  }
}
fractionalBits()

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = new Uint8Array(((data.length + 72) >> 6) << 6)
  blocks.set(data)
  blocks[data.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(data.length / 2 ** 29))
  view.setUint32(blocks.length - 4, data.length << 3)
  const state = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < blocks.length; at += 64) block(view, at, w, state)
  const out = new Uint8Array(32)
  const words = new DataView(out.buffer)
  state.forEach((word, n) => words.setUint32(n * 4, word))
  return out
}

function block(view: DataView, at: number, w: Uint32Array, state: Uint32Array): void {
  for (let n = 0; n < 16; n++) w[n] = view.getUint32(at + n * 4)
  for (let n = 16; n < 64; n++) {
    const a = w[n - 15]!
    const b = w[n - 2]!
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    w[n] = w[n - 16]! + s0 + w[n - 7]! + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[n]! + w[n]!) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g; g = f; f = e
    e = (d + one) | 0
    d = c; c = b; b = a
    a = (one + two) | 0
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = state[n]! + word
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const inner = new Uint8Array(64 + data.length).fill(0x36, 0, 64)
  const outer = new Uint8Array(96).fill(0x5c, 0, 64)
  short.forEach((byte, n) => {
    inner[n]! ^= byte
    outer[n]! ^= byte
  })
  inner.set(data, 64)
  outer.set(sha256(inner), 64)
  return sha256(outer)
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
