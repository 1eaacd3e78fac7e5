// Web Push for this browser: whether the server offers it, and switching it on and off. Rare: comes with its form.

import { api } from '../link/http'
import { prefs } from '../store/prefs.svelte'
import { register } from './register'

/** The server's public key; null where it sends nothing, or this browser takes nothing. */
export async function pushKey(): Promise<string | null> {
  if (!isSecureContext || !('PushManager' in globalThis) || !('serviceWorker' in navigator)) return null
  const { key } = await api<{ key: string | null }>('GET', '/api/push')
  return key
}

export async function isSubscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration()
  return Boolean(await worker?.pushManager.getSubscription())
}

/** Asks the browser for an address and gives it to the server. */
export async function subscribe(key: string): Promise<void> {
  const worker = await register()
  if (!worker) throw new Error('no service worker')
  await (await worker.pushManager.getSubscription())?.unsubscribe() // perhaps for another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await tell(made)
}

/** Gives the server an address that the browser has already. */
export async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON()
  await api('POST', '/api/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: prefs.language })
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  await api('DELETE', '/api/push')
}
