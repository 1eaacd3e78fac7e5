import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadWords } from './words/index.svelte'

await loadWords()
mount(App, { target: document.getElementById('app')! })
