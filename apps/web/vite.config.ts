import { defineConfig } from 'vite';
import { ledgers } from './build/ledgers.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { slimComponents } from './build/slimComponents.ts';
import { squeeze } from './build/squeeze.ts';

const HOST = 'http://localhost:8080';

export default defineConfig({
  plugins: [slimComponents(), ledgers(), preloadFonts(), squeeze()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // Fonts and drawings stay files: inlined, they would be sent with every page.
    assetsInlineLimit: 0,
    // Says which files a page needs; the proof of their weight reads it.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Drawings lie apart: they come when everything else is there, and are weighed by themselves.
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.svg')) ? 'art/' : ''}[name]-[hash][extname]`,
        // Every file costs a request and its headers: what most pages share is one file.
        codeSplitting: {
          groups: [{ name: 'shared', test: /node_modules\/preact|\/packages\/|\/apps\/web\/src\//, minShareCount: 3 }],
        },
      },
    },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
