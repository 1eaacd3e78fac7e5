// It is your turn while you look at something else: a mark on the tab, a sound and a notification, as you like.

import { prefs } from '../store/prefs.svelte'
import { play } from '../store/sound'
import { t } from '../words/index.svelte'

const [USUAL, CALLING] = ['/favicon.svg', '/favicon-turn.svg']

/** Call in a component: keeps the tab's mark, and calls once for every turn that comes while nobody looks. */
export function callWhenHidden(path: string, isMyTurn: () => boolean, what: () => string): void {
  let isHidden = $state(document.hidden)
  let was = false
  $effect(() => {
    const look = (): void => void (isHidden = document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
  $effect(() => {
    mark(isHidden && isMyTurn())
    return () => mark(false)
  })
  $effect(() => {
    const [before, now] = [was, isMyTurn()]
    was = now
    if (!now || before || !document.hidden) return
    play('turn')
    void notify(path, what())
  })
}

function mark(isCalling: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = isCalling ? CALLING : USUAL
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted
}

export const mayNotify = (): boolean => isSecureContext && 'Notification' in globalThis

async function notify(path: string, what: string): Promise<void> {
  if (!prefs.notices || !mayNotify() || Notification.permission !== 'granted') return
  const options = { tag: path, data: path, body: what, icon: USUAL }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(t('notice-your-turn'), options)
  const shown = new Notification(t('notice-your-turn'), options)
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
