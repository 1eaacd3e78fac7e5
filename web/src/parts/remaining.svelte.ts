// Time that is left, counted on the server's clock. One timer for all clocks on the page.

import { t } from '../words/index.svelte'

const STEP = 250

let listeners = 0
let timer: ReturnType<typeof setInterval> | undefined
let tick = $state(0)

/** Call in a component: reads as the milliseconds of this page, and moves on while somebody looks. */
export function beating(): () => number {
  $effect(() => {
    listeners++
    timer ??= setInterval(() => tick++, STEP)
    return () => {
      if (--listeners === 0) {
        clearInterval(timer)
        timer = undefined
      }
    }
  })
  return () => {
    void tick
    return Date.now()
  }
}

const A_DAY = 24 * 3600

/** The same where it is a few seconds, or a day at slow tables: 5 s, 23:10:00. */
export const briefly = (seconds: number): string => (seconds < 60 ? `${Math.ceil(seconds)} s` : spelled(seconds))

/** Seconds as people read them: 0:07, 12:30, 1:02:00, 2 d 5 h. */
export function spelled(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= A_DAY) return t('common.days_hours', { days: Math.floor(whole / A_DAY), hours: Math.floor((whole % A_DAY) / 3600) })
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
