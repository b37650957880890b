import { defineConfig } from 'vite';
import { ledgers } from './build/ledgers.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { squeeze } from './build/squeeze.ts';

const HOST = 'http://localhost:8080';

export default defineConfig({
  plugins: [ledgers(), preloadFonts(), squeeze()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // Fonts and drawings stay files: inlined, they would be sent with every page.
    assetsInlineLimit: 0,
    // Says which files a page needs; the proof of their weight reads it.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
