import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,tools}/**/*.test.ts', 'games/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.stryker-tmp/**', '.cache/**'],
  },
});
