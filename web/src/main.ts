import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadWords } from './words/index.svelte'

await loadWords()
mount(App, { target: document.getElementById('app')! })

// Later, so that the first page need not share its line.
const WORKER_AFTER = 4000
if (import.meta.env.PROD) setTimeout(() => void import('./worker/register').then(({ keepShell }) => keepShell()), WORKER_AFTER)
