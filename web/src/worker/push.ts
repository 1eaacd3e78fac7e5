// Somebody's turn, told by the server while no page is open: "your turn" and the way to the table, nothing else.

interface Window {
  url: string
  focus(): Promise<unknown>
}

/** What is used here of the worker's own scope, for which the page's types have no words. */
export interface Worker {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: { matchAll(options: { type: 'window' }): Promise<Window[]>; openWindow(url: string): Promise<unknown> }
  addEventListener(kind: 'push', done: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', done: (event: Clicked) => void): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
export interface Pushed extends Lasting {
  data: { json(): unknown } | null
}
export interface Clicked extends Lasting {
  notification: { close(): void; data?: unknown }
}

const TABLE = /^\/t\/[0-9a-f]{32}$/

/** What came, as far as it is what our server sends. */
export function toldBy(data: Pushed['data']): { title: string; path: string } {
  try {
    const { title, path } = data!.json() as { title: unknown; path: unknown }
    if (typeof title === 'string' && typeof path === 'string' && TABLE.test(path)) return { title, path }
  } catch {
    // Something has to be shown all the same: browsers insist.
  }
  return { title: 'Zuschlag', path: '/' }
}

export function servePush(worker: Worker): void {
  worker.addEventListener('push', (event) => onPush(worker, event))
  worker.addEventListener('notificationclick', (event) => onNotificationClick(worker, event))
}

function onPush(worker: Worker, event: Pushed): void {
  const { title, path } = toldBy(event.data)
  event.waitUntil(worker.registration.showNotification(title, { tag: path, data: path, icon: '/favicon.svg' }))
}

/** A click leads to the table: to the page that shows it, else to a new one. */
function onNotificationClick(worker: Worker, event: Clicked): void {
  event.notification.close()
  const path = typeof event.notification.data === 'string' ? event.notification.data : '/'
  event.waitUntil(show(worker, path))
}

async function show(worker: Worker, path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const there = open.find((one) => new URL(one.url).pathname === path)
  await (there ? there.focus() : worker.clients.openWindow(path))
}
