import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server is started beside this one: `zuschlag serve`.
const server = process.env.ZUSCHLAG_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/zuschlag/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data addresses are not for scripts and fonts under our policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/index.ts' },
      // A service worker looks after the folder it lies in, and keeps its name for good.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/catalogue.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
})
