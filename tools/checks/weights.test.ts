import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const GAMES = resolve(import.meta.dirname, '../../games');
/** What a browser loads to let the bots of a game search. */
const WEIGHTS = ['value.json', 'net.json'];
const MOST_BYTES = 400_000;

it.each(readdirSync(GAMES))('the fitted weights of %s are small enough to load on demand', (game) => {
  const folder = join(GAMES, game, 'rules/src/bot');
  const sizes = WEIGHTS.map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
