// Short notes at the edge of the page: shown for a while, read out once.

import { announce } from './live.svelte'

export interface Toast {
  id: number
  text: string
  kind: 'note' | 'good' | 'bad'
  action?: { label: string; do: () => void }
}

const SHOWN = 6000

class Toasts {
  list: Toast[] = $state.raw([])
  private next = 0

  say(text: string, kind: Toast['kind'] = 'note', action?: Toast['action']): void {
    const toast: Toast = { id: this.next++, text, kind, action }
    this.list = [...this.list.slice(-2), toast]
    announce(text)
    setTimeout(() => this.drop(toast.id), action ? SHOWN * 2 : SHOWN)
  }

  /** Something did not work: the text names the remedy. */
  bad(text: string): void {
    this.say(text, 'bad')
  }

  good(text: string): void {
    this.say(text, 'good')
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
