// The service worker: what it does is in the files beside this one. It is built into one file, /worker.js, and
// shares no code with pages.

import { servePush, type Worker } from './push'
import { serveShell } from './shell'

serveShell(self as unknown as ServiceWorkerGlobalScope)
servePush(self as unknown as Worker)
