// What this person likes, kept in the browser only.

export const LANGUAGES = ['de', 'en', 'it', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'zuschlag-prefs'

interface Kept {
  language: Language
  theme: Theme
  contrast: boolean
  motion: boolean
  speed: number
  sound: boolean
  volume: number
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
    coach: true,
    text: false,
    name: '',
    colour: null,
  }
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Prefs {
  language: Language = $state('en')
  theme: Theme = $state('auto')
  contrast = $state(false)
  motion = $state(true)
  speed = $state(1)
  sound = $state(false)
  volume = $state(0.6)
  coach = $state(true)
  text = $state(false)
  name = $state('')
  colour: number | null = $state(null)

  constructor() {
    Object.assign(this, usual(), kept())
  }

  keep(): void {
    const { language, theme, contrast, motion, speed, sound, volume, coach, text, name, colour } = this
    const all: Kept = { language, theme, contrast, motion, speed, sound, volume, coach, text, name, colour }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs()
