import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadWords } from './words/index.svelte'

await loadWords()
mount(App, { target: document.getElementById('app')! })

// Later, so that the first page need not share its line; whoever is offline by then gets it another time.
const WORKER_AFTER = 4000
const keepShell = (): Promise<void> => import('./worker/register').then((worker) => worker.keepShell()).catch(() => {})
if (import.meta.env.PROD) setTimeout(() => void keepShell(), WORKER_AFTER)
