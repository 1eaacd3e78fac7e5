import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path): [string, string] => [path, readFileSync(`src/${path}`, 'utf8')])

const stylesOf = (path: string, text: string): string =>
  path.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((found) => found[1]).join('\n')

test('only tokens.css names a colour', () => {
  const named = /:[^;]*(#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\()/i
  const guilty = sources.filter(([path, text]) => path !== 'look/tokens.css' && named.test(stylesOf(path, text)))
  expect(guilty.map(([path]) => path)).toEqual([])
})

test('every token that is used is defined', () => {
  const all = sources.map(([, text]) => text).join('\n')
  const defined = new Set([...all.matchAll(/(?:style:)?(--[\w-]+)\s*[:=]/g)].map((found) => found[1]!))
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map((found) => found[1]!))
  expect([...used].filter((token) => !defined.has(token))).toEqual([])
})
