import { defineConfig } from 'vite';
import { customMedia } from './build/customMedia.ts';
import { inlineRuntime } from './build/inlineRuntime.ts';
import { ledgers } from './build/ledgers.ts';
import { firstPartOfGame, laterPartOfGame } from './build/partOfGame.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { preloadPages } from './build/preloadPages.ts';
import { slimComponents } from './build/slimComponents.ts';
import { squeeze } from './build/squeeze.ts';

const HOST = 'http://localhost:8080';

/** The first file of every page: what starts it, and what most pages have in common. */
const FIRST_PARTS = new RegExp(
  [
    'node_modules/(preact|@fontsource)|vite/preload-helper|/apps/web/index\\.html|/packages/(kernel/src/(result|shape)|protocol/src/refusal)',
    '/packages/i18n/src/(args|formatPattern|heard|locale|messages|parseMessage|time|translator)',
    '/packages/client/src/(api|backoff|connection|messages|moveText|sentences|store|timers|unsentMoves|words)\\.',
    '/packages/ui-kit/src/(style/index|BotPortrait|Button|CompassRose|EmptyState|Figure|Icon|LineArt|Popover|SeatBadge|SkipLink|Tabs|Toasts|cx|loadFont|seatStyle|theme)',
    '/apps/web/src/(main|games|messages/(bots|shell)|style/shell)\\.',
    '/apps/web/src/app/(App|FailureText|Header|LinkBanner|browserLocale|failures|guided|later|pages|router|routes|seatNames|seating|session|unsentMoves|usePainted|useStore|watchLater|whoAmI)\\.',
  ].join('|'),
);

/** Why something was refused, and what is wrong with a value: loaded with the first refusal. */
const REFUSAL_PARTS =
  /\/packages\/(kernel\/src\/fault|protocol\/src\/(problems|logFault))\.|\/(rules\/src\/data|ui\/src\/messages|web\/src\/games)\/problems\.|\/apps\/web\/src\/(app\/describeRefusal|messages\/(faults|refusals))\./;

/** What the pages without a table have in common. */
const PAGE_PARTS = new RegExp(
  [
    '/packages/(protocol/src/(nameProblem|lobbyFilter)|client/src/(ledger|serverTime))',
    '/apps/web/src/(app/(BottomBar|JoinByCode|NameField|TableCard|lessonTable|quickTable|useGames|useTables)|art/|games/blurbs)',
    // The terms of a table in words.
    '/apps/web/src/(clock/(spans|serverTime|termsInWords)|messages/(games|naming|tables|terms))',
  ].join('|'),
);

/** What records, ratings and tournaments have in common. */
const RECORD_PARTS =
  /\/packages\/client\/src\/recordApi|\/apps\/web\/src\/(record\/(recordApi|partyName|PartyLink|titleOf|useLoaded|sayRating|SoloRecord|soloGames)|(messages|style)\/(record|tournament))/;

/** The options of a game, where a table is set up and where players gather, and how strong its bots are. */
const OPTION_PARTS =
  /\/apps\/web\/src\/(games\/(?!blurbs)|messages\/(options|levelRating))|\/rules\/src\/bot\/ratings\.json/;

/** Where players gather. */
const GATHERING_PARTS =
  /\/apps\/web\/src\/(table\/(AgreedOptions|Gathering)|clock\/AgreedTerms|company\/PersonButton|messages\/gathering|style\/(agreedOptions|gathering|person))/;

/** What the pages about people and finding games have in common. */
const COMPANY_PARTS =
  /\/packages\/client\/src\/companyApi|\/apps\/web\/src\/(company\/companyApi|lobby\/(languages|sayClock)|messages\/(company|finding))/;

/** The result of a match. */
const RESULT_PARTS =
  /\/packages\/table-kit\/src\/result\/|\/apps\/web\/src\/(table\/(ResultPanel|namesAtEnd)|style\/result)/;

/** What the pages with a table and the games' own tables have in common; other pages do without it. */
const TABLE_PARTS = new RegExp(
  [
    '/packages/table-kit/src/(?!index|motion|cards|guide|legend|overview|panZoom|result|sound|still|testing|Choices|Fan|Panel|Place|SeatRow|SeatTile|SheetView)(?!slide|fan|place|seatTile|sheetView|useDrag|useTurn|useFollowing)',
    '/packages/client/src/(timeline|standingMoves|steps|shownState|movePlan|pace|replayMoments)',
    '/packages/(kernel/src/patch|protocol/src/(foldMoment|resignedSeats)|ui-kit/src/Memo)',
    '/apps/web/src/(app/(pace|title)|messages/(table|playback)\\.ts|style/table)',
    '/apps/web/src/table/(useGame|useTimeline|useEventTexts|resultCharts|laterResult|inMatch|sides)',
  ].join('|'),
);

/** The story of a game, as far as its first picture goes. */
const STORY_PARTS =
  /\/packages\/table-kit\/src\/still\/|\/apps\/web\/src\/(pages\/Story|story\/(FinalBoard|StoryHead|useFinalView|useStill)|messages\/story\.|style\/story)/;

/** What the parts of a table have in common that come after its first picture. */
const LATER_PARTS =
  /\/packages\/(kernel\/src\/(rng|decision|points)|table-kit\/src\/(slide|useDrag|Panel|SeatRow|motion\/useScoresBefore|cards\/(cardSpeech|makeCards)))|\/apps\/web\/src\/messages\/tableLater/;

/** What hints and analyses share. */
const THINKING_PARTS = /\/apps\/web\/src\/(thinking\/askWorker|analysis\/useKeptFocus)/;

export default defineConfig({
  plugins: [customMedia(), slimComponents(), ledgers(), preloadFonts(), preloadPages(), inlineRuntime(), squeeze()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Bots think in workers, which load the rules of a game on demand.
  worker: { format: 'es', plugins: () => [slimComponents()] },
  build: {
    // Fonts and drawings stay files: inlined, they would be sent with every page.
    assetsInlineLimit: 0,
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
            { name: 'first', test: FIRST_PARTS, priority: 2 },
            { name: 'pages', test: PAGE_PARTS, minShareCount: 2, priority: 1 },
            { name: 'refusal', test: REFUSAL_PARTS, priority: 1 },
            { name: 'table', test: TABLE_PARTS },
            { name: 'options', test: OPTION_PARTS },
            { name: 'gathering', test: GATHERING_PARTS },
            { name: 'company', test: COMPANY_PARTS },
            { name: 'record', test: RECORD_PARTS },
            { name: 'story', test: STORY_PARTS },
            { name: 'result', test: RESULT_PARTS },
            { name: 'thinking', test: THINKING_PARTS },
            { name: firstPartOfGame },
            { name: laterPartOfGame, minShareCount: 2 },
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
