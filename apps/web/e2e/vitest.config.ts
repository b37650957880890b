import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    globalSetup: 'support/buildFirst.ts',
    pool: 'forks',
    // Each file has a browser and a server beside it.
    maxWorkers: 2,
    // A whole game takes half a minute on an idle machine, and is to pass on a busy one as well.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
