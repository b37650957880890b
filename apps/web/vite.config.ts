import { defineConfig } from 'vite';
import { ledgers } from './build/ledgers.ts';
import { preloadFonts } from './build/preloadFonts.ts';

const HOST = 'http://localhost:8080';

export default defineConfig({
  plugins: [ledgers(), preloadFonts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // Fonts and drawings stay files: inlined, they would be sent with every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
