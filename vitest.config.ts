import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    // Our modules keep no state between tests, so the files of one worker may share them.
    isolate: false,
  },
});
