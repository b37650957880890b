import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As for all other tests, so that paths and reports mean the same.
    root: resolve(import.meta.dirname, '../../..'),
    include: ['apps/web/e2e/*.e2e.ts'],
    globalSetup: 'apps/web/e2e/support/buildFirst.ts',
    pool: 'forks',
    // Each file has a browser and a server beside it.
    maxWorkers: 2,
    // A whole game takes half a minute on an idle machine, and is to pass on a busy one as well.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
