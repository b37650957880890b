import { defineConfig } from 'vite';
import { customMedia } from './build/customMedia.ts';
import { ledgers } from './build/ledgers.ts';
import { partOfGame } from './build/partOfGame.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { preloadPages } from './build/preloadPages.ts';
import { slimComponents } from './build/slimComponents.ts';
import { squeeze } from './build/squeeze.ts';

const HOST = 'http://localhost:8080';

/** What most pages have in common. Tables are the heaviest, so what only other pages share is left out. */
const SHARED =
  /node_modules\/preact|vite\/preload-helper|\/packages\/(?!table-kit|ui-kit\/src\/(Field|Dialog)|protocol\/src\/nameProblem|client\/src\/ledger|kernel\/src\/(sha256|rng|decision|points))|\/apps\/web\/src\/(?!table\/|games\/|art\/|messages\/(games|options|tableLater)|app\/(useGames|WhoAreYou|NameField))/;

/** What the pages without a table have in common. */
const PAGE_PARTS = new RegExp(
  [
    '/packages/protocol/src/nameProblem',
    '/apps/web/src/(app/(BottomBar|JoinByCode|NameField|TableCard|lessonTable|quickTable|useTables)|art/|games/blurbs)',
    '/apps/web/src/messages/games',
  ].join('|'),
);

/** What the pages with a table and the games' own tables have in common; other pages do without it. */
const TABLE_PARTS = new RegExp(
  [
    '/packages/table-kit/src/(?!index|motion|cards|guide|legend|overview|result|sound|slide|useDrag)',
    '/packages/(ui-kit/src/(Tabs|Popover)|client/src/(timeline|standingMoves|steps)|kernel/src/patch|protocol/src/foldMoment)',
    '/apps/web/src/(table/(useGame|logLines)|app/(FailureText|later)|messages/table\\.ts|style/table)',
  ].join('|'),
);

/** What the parts of a table have in common that come after its first picture. */
const LATER_PARTS =
  /\/packages\/(kernel\/src\/(rng|decision|points)|table-kit\/src\/(slide|useDrag))|\/apps\/web\/src\/messages\/tableLater|rolldown\/runtime/;

export default defineConfig({
  plugins: [customMedia(), slimComponents(), ledgers(), preloadFonts(), preloadPages(), squeeze()],
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
        // Every file costs a request and its headers: what most pages share is one file, and what tables share another.
        codeSplitting: {
          // Otherwise a group would take in whole packages, of which it needs a few functions.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'pages', test: PAGE_PARTS, minShareCount: 2, priority: 2 },
            { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
            { name: 'table', test: TABLE_PARTS, minShareCount: 2 },
            { name: partOfGame, minShareCount: 2 },
            { name: 'table-later', test: LATER_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': HOST, '/socket': { target: HOST, ws: true } },
  },
});
