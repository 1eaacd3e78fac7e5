// Fills shared sentences as a page does: [language, key, facts] come in as JSON, sentences go out. tests/words calls it.

import { createServer } from 'vite'

let asked = ''
for await (const part of process.stdin) asked += part
const wanted = JSON.parse(asked)

const vite = await createServer({ configFile: false, logLevel: 'error', optimizeDeps: { noDiscovery: true }, server: { middlewareMode: true, hmr: false, ws: false } })
const { filled } = await vite.ssrLoadModule('/src/words/filled.ts')
const catalogues = {}
for (const language of new Set(wanted.map(([language]) => language))) {
  const pieces = await Promise.all(['words', 'help'].map((folder) => vite.ssrLoadModule(`/src/${folder}/shared/${language}.ts`)))
  catalogues[language] = Object.assign({}, ...pieces.map((piece) => piece.default))
}

const answers = wanted.map(([language, key, facts]) => filled(catalogues[language][key], facts, language))
process.stdout.write(JSON.stringify(answers))
await vite.close()
