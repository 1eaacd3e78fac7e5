/// <reference lib="webworker" />
// Keeps the shell: the page as everybody gets it, and its built files. Where the server cannot be reached, the
// page comes from here and says so. Answers of the server about anybody or any table are never kept.

const PREFIX = 'shell '
const PAGE = /^\/($|help$|guide\/|t\/|e\/|r$|r\/|league$)/
const FIRST_SCRIPT = /<script[^>]* src="(\/assets\/[\w.-]+\.js)"/
/** What a proxy says for a server that is not there. */
const NOBODY_THERE = [502, 503, 504]

/** What a page tells once it is loaded: the built files it came with. */
export interface Loaded {
  files: string[]
}

const isBuilt = (path: string): boolean => path.startsWith('/assets/')
const isShell = (name: string): boolean => name.startsWith(PREFIX)

export function serveShell(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', () => void worker.skipWaiting())
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('message', (event) => event.waitUntil(keepAll((event.data as Partial<Loaded>).files ?? [])))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin) return
    if (request.mode === 'navigate' && PAGE.test(pathname)) event.respondWith(page(event))
    else if (isBuilt(pathname)) event.respondWith(built(request))
  })
}

/** The server's page as long as there is a server; it is never older than that. */
async function page(event: FetchEvent): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(event.request)
  } catch (fault) {
    const kept = await caches.match('/')
    if (!kept) throw fault
    return kept
  }
  if (answer.ok && !answer.redirected) event.waitUntil(keepPage(answer.clone()))
  return (NOBODY_THERE.includes(answer.status) && (await caches.match('/'))) || answer
}

/** The page is the same at every address, so that no address is kept; with a new build, nothing of the old one is. */
async function keepPage(answer: Response): Promise<void> {
  const text = await answer.text()
  const build = FIRST_SCRIPT.exec(text)?.[1]
  if (!build) return
  const shell = await caches.open(PREFIX + build)
  await shell.put('/', new Response(text, { headers: asText(answer.headers) }))
  const others = (await caches.keys()).filter((name) => isShell(name) && name !== PREFIX + build)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Its headers, the policy among them, without those of the way it came. */
function asText(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name)
  return kept
}

/** Built files are named after what is in them: one that is kept is right for ever. */
async function built(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await newest())?.put(request, answer.clone())
  return answer
}

async function keepAll(files: string[]): Promise<void> {
  if (!(await newest())) await keepPage(await fetch('/', { credentials: 'omit' }))
  const paths = files.filter((file) => new URL(file, location.origin).origin === location.origin && isBuilt(new URL(file, location.origin).pathname))
  await Promise.all(paths.map((path) => built(new Request(path))))
}

async function newest(): Promise<Cache | null> {
  const name = (await caches.keys()).find(isShell)
  return name ? caches.open(name) : null
}
