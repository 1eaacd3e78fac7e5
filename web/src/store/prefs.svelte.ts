// What this person likes, kept in the browser only.

export const LANGUAGES = ['de', 'en', 'it', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'

export const KEY = 'zuschlag-prefs'

interface Kept {
  language: Language
  theme: Theme
  contrast: boolean
  motion: boolean
  speed: number
  sound: boolean
  volume: number
  /** Notifications of the browser when it is one's turn. */
  notices: boolean
  coach: boolean
  /** Tables in words instead of pictures. */
  text: boolean
  name: string
  colour: number | null
}

function usual(): Kept {
  const spoken = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? []
  const language = spoken.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag))
  return {
    language: language ?? 'en',
    theme: 'auto',
    contrast: matchMedia?.('(prefers-contrast: more)').matches ?? false,
    motion: !(matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false),
    speed: 1,
    sound: false,
    volume: 0.6,
    notices: false,
    coach: true,
    text: false,
    name: '',
    colour: null,
  }
}

/** What was kept, as far as it can still be what it was. */
function kept(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<keyof Kept, unknown>
    const names = Object.keys(MEANT) as (keyof Kept)[]
    return Object.fromEntries(names.filter((name) => MEANT[name](found[name])).map((name) => [name, found[name]]))
  } catch {
    return {}
  }
}

const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isBetween = (least: number, most: number) => (value: unknown) => typeof value === 'number' && value >= least && value <= most
const MEANT: Record<keyof Kept, (value: unknown) => boolean> = {
  language: among(LANGUAGES),
  theme: among(['auto', 'light', 'dark']),
  contrast: isFlag,
  motion: isFlag,
  speed: isBetween(0.25, 8),
  sound: isFlag,
  volume: isBetween(0, 1),
  notices: isFlag,
  coach: isFlag,
  text: isFlag,
  name: (value) => typeof value === 'string',
  colour: among([null, 0, 1, 2, 3, 4, 5, 6, 7]),
}

export class Prefs {
  language: Language = $state('en')
  theme: Theme = $state('auto')
  contrast = $state(false)
  motion = $state(true)
  speed = $state(1)
  sound = $state(false)
  volume = $state(0.6)
  notices = $state(false)
  coach = $state(true)
  text = $state(false)
  name = $state('')
  colour: number | null = $state(null)

  constructor() {
    Object.assign(this, usual(), kept())
  }

  /** Another window of this browser has kept something: it holds here too, and is not written over. */
  follow(): void {
    Object.assign(this, kept())
  }

  keep(): void {
    const { language, theme, contrast, motion, speed, sound, volume, notices, coach, text, name, colour } = this
    const all: Kept = { language, theme, contrast, motion, speed, sound, volume, notices, coach, text, name, colour }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs()
