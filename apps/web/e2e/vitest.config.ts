import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The same root as for all other tests, so that paths in reports agree.
    root: resolve(import.meta.dirname, '../../..'),
    include: ['apps/web/e2e/*.e2e.ts'],
    globalSetup: 'apps/web/e2e/support/buildFirst.ts',
    pool: 'forks',
    // Each file runs its own browser and server. Two of them would leave a third of two cores idle while they wait.
    maxWorkers: 3,
    // A whole game takes half a minute on an idle machine and has to pass on a busy one too.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A second, the default, is less than a busy machine may need for one frame.
    expect: { poll: { interval: 50, timeout: 20_000 } },
  },
});
