import { availableParallelism } from 'node:os';

// Mutates the rules of one game: PORTOLAN_GAME=francis-drake npx stryker run
const game = process.env.PORTOLAN_GAME ?? 'francis-drake';
const rules = `games/${game}/rules`;

export default {
  mutate: [
    `${rules}/src/**/*.ts`,
    `!${rules}/src/**/*.test.ts`,
    `!${rules}/src/testing/**`,
    `!${rules}/src/data/**`,
    `!${rules}/src/bot/**`,
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related` asks vite for the import graph again for every mutant; the coverage of each test says more.
  vitest: { configFile: 'vitest.config.ts', dir: rules, related: false },
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // A run takes tenths of a second: longer than this is an endless loop, not a slow machine.
  timeoutMS: 4000,
  reporters: process.stdout.isTTY ? ['json', 'progress'] : ['json'],
  jsonReporter: { fileName: `reports/mutants/${game}.json` },
  incremental: true,
  incrementalFile: `.cache/mutants/${game}.json`,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '/data', '/out', '/docs', '/reports'],
  // Stryker rewrites project references by an API that TypeScript 7 no longer has; inside a whole copy it need not.
  tsconfigFile: 'none.json',
  allowConsoleColors: false,
};
