// The page of tools/contact_sheet.py: drawings in the order and size its address asks for.
// ?order=3,1,2 &sizes=240,120,44 &labels=A,B,C &cards &bare

import '../../src/look/tokens.css'
import '../../src/look/base.css'
import { createRawSnippet, mount } from 'svelte'
import Building from '../../src/drawings/buildings/Building.svelte'
import Card from '../../src/parts/Card.svelte'

const asked = new URLSearchParams(location.search)
const list = (name: string): string[] => asked.get(name)?.split(',') ?? []
const labels = list('labels')

for (const size of list('sizes')) {
  const sheet = document.body.appendChild(document.createElement('section'))
  list('order').forEach((number, index) => show(sheet, Number(number), size, labels[index] ?? ''))
}

function show(sheet: HTMLElement, number: number, size: string, label: string): void {
  const figure = sheet.appendChild(document.createElement('figure'))
  figure.style.width = `${size}px`
  if (asked.has('cards')) onCard(figure, number, label)
  else onPaper(figure, number, label)
}

function onCard(target: HTMLElement, number: number, name: string): void {
  const drawing = createRawSnippet(() => ({
    render: () => '<span class="whole"></span>',
    setup: (place) => void mount(Building, { target: place, props: { number } }),
  }))
  mount(Card, { target, props: { value: number, name, caption: true, drawing } })
}

function onPaper(target: HTMLElement, number: number, label: string): void {
  const place = target.appendChild(document.createElement('div'))
  place.className = 'whole'
  mount(Building, { target: place, props: { number, bare: asked.has('bare') } })
  const caption = target.appendChild(document.createElement('figcaption'))
  caption.textContent = label
}
