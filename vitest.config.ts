import { defineConfig } from 'vitest/config';

/**
 * While mutants are tried, the examples alone must notice them: random games would do so by chance, and each of them
 * passes through nearly every mutant.
 */
const RANDOM_GAMES =
  process.env.PORTOLAN_GAME === undefined ? [] : ['**/laws.test.ts', '**/properties.test.ts', '**/bot/**'];

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**', ...RANDOM_GAMES],
    // Our modules keep no state between tests, so the files of one worker may share them.
    isolate: false,
    // By default one core would be left idle; much of the time a test waits for a disk, a process or a timer.
    maxWorkers: 2,
    // Long enough on a machine that is busy with other things; what hangs is found all the same.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
