// From the page: has the service worker come, where pages may have one.

import type { Loaded } from './shell'

const FILE = '/worker.js'

let asked: Promise<ServiceWorkerRegistration | null> | null = null

/** The worker once it works; null where the page is not secure, or the browser has none. */
export function register(): Promise<ServiceWorkerRegistration | null> {
  return (asked ??= registered())
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return null
  const found = await navigator.serviceWorker.register(trusted()).catch(() => null)
  return found && navigator.serviceWorker.ready
}

/** And has it keep what this page came with; what comes later it sees by itself. */
export async function keepShell(): Promise<void> {
  const worker = await register()
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.active?.postMessage({ files } satisfies Loaded)
}

/** The only script that may become one: browsers with trusted types ask who vouches for it. */
function trusted(): string {
  const types = (window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }).trustedTypes
  return types?.createPolicy('zuschlag-worker', { createScriptURL: () => FILE }).createScriptURL(FILE) ?? FILE
}
