import { expect, it } from 'vitest';
import { weighBoardgameIo } from './weighClient.ts';

it('the client of boardgame.io is weighed with what it needs, and without its debug panel', {
  timeout: 60_000,
}, async () => {
  const bytes = await weighBoardgameIo();
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(40_000);
});
