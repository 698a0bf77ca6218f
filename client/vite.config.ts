import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Texts without what only translators read. */
const catalogues = {
  name: 'catalogues',
  enforce: 'pre' as const,
  load(id: string) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.ftl') || query !== 'raw') return null;
    const text = readFileSync(file, 'utf-8').replace(/^#.*\n|^\n/gm, '');
    return `export default ${JSON.stringify(text)}`;
  },
};

export default defineConfig({
  base: '/',
  plugins: [catalogues, svelte()],
  build: {
    outDir: process.env['BOLTBUCKET_PAGE'] ?? '../src/boltbucket/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One small file of styles: a part that is loaded while the server is away never lacks them.
    cssCodeSplit: false,
    // Whose code is bundled, with their licences.
    license: { fileName: 'licenses.md' },
    // Who starts the game on a slow machine need not be told what took so long.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Runes in headless/ react in the tests as they do on the page.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A slow machine is no failure.
    testTimeout: 60_000,
    // In a log a line at the end says enough.
    reporters: process.stdout.isTTY ? ['default'] : ['minimal'],
  },
});
