// Sounds made in the page: coin, paper, hammer, dice, your turn. Off until asked for, and silent until
// somebody has touched the page.

import { prefs } from './prefs.svelte'

export type Sound = 'coin' | 'paper' | 'hammer' | 'dice' | 'turn'

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined
let lastTurn = 0

export function play(sound: Sound): void {
  if (!prefs.sound || prefs.volume <= 0) return
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  if (sound === 'turn' && Date.now() - lastTurn < 500) return // a game calls, and so does its table
  if (sound === 'turn') lastTurn = Date.now()
  const room = open()
  if (!room) return
  SOUNDS[sound](room)
}

interface Room {
  context: AudioContext
  out: GainNode
  now: number
}

function open(): Room | null {
  if (!('AudioContext' in globalThis)) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const out = context.createGain()
  out.gain.value = prefs.volume ** 2 // loudness is heard by its square
  out.connect(context.destination)
  setTimeout(() => out.disconnect(), 2000)
  return { context, out, now: context.currentTime + 0.01 }
}

interface Tone {
  pitch: number
  at?: number
  lasts: number
  loud: number
  shape?: OscillatorType
  /** The pitch it slides to. */
  to?: number
}

function tone(room: Room, { pitch, at = 0, lasts, loud, shape = 'sine', to }: Tone): void {
  const [oscillator, gain] = [room.context.createOscillator(), room.context.createGain()]
  const start = room.now + at
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(pitch, start)
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  oscillator.connect(gain).connect(room.out)
  oscillator.start(start)
  oscillator.stop(start + lasts + 0.02)
}

interface Rustle {
  at?: number
  lasts: number
  loud: number
  /** The middle of the band that is let through, in Hz, and how narrow it is. */
  band: number
  narrow?: number
}

function rustle(room: Room, { at = 0, lasts, loud, band, narrow = 1 }: Rustle): void {
  const source = room.context.createBufferSource()
  const [filter, gain] = [room.context.createBiquadFilter(), room.context.createGain()]
  const start = room.now + at
  source.buffer = noise(room.context)
  filter.type = 'bandpass'
  filter.frequency.value = band
  filter.Q.value = narrow
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.01, lasts / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  source.connect(filter).connect(gain).connect(room.out)
  source.start(start, Math.random() * 0.5)
  source.stop(start + lasts + 0.02)
}

function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return hiss
}

const SOUNDS: Record<Sound, (room: Room) => void> = {
  // Two discs of brass: partials that are no harmonics, the second a little later.
  coin(room) {
    for (const [at, loud] of [[0, 0.16], [0.055, 0.12]] as const)
      for (const pitch of [2350, 3720, 5480]) tone(room, { pitch: pitch + at * 900, at, lasts: 0.22, loud: loud * (2350 / pitch) })
  },
  paper(room) {
    rustle(room, { lasts: 0.09, loud: 0.22, band: 3400, narrow: 0.6 })
    rustle(room, { at: 0.07, lasts: 0.13, loud: 0.14, band: 5200, narrow: 0.8 })
  },
  // Wood on wood: a dull blow, a click on top, a smaller bounce.
  hammer(room) {
    for (const [at, loud] of [[0, 1], [0.13, 0.3]] as const) {
      tone(room, { pitch: 210, to: 92, at, lasts: 0.16, loud: 0.55 * loud })
      tone(room, { pitch: 640, to: 380, at, lasts: 0.06, loud: 0.2 * loud, shape: 'triangle' })
      rustle(room, { at, lasts: 0.04, loud: 0.5 * loud, band: 1600, narrow: 0.7 })
    }
  },
  dice(room) {
    for (const at of [0, 0.09, 0.16, 0.27, 0.33, 0.46])
      rustle(room, { at, lasts: 0.035, loud: 0.5 - at * 0.6, band: 1900 + ((at * 7919) % 1) * 1400, narrow: 5 })
  },
  turn(room) {
    tone(room, { pitch: 523.25, lasts: 0.35, loud: 0.18, shape: 'triangle' })
    tone(room, { pitch: 783.99, at: 0.13, lasts: 0.5, loud: 0.18, shape: 'triangle' })
  },
}
