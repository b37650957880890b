import { GAMES } from '@portolan/cli/games';
import { describe, expect, it } from 'vitest';
import { openShipped } from '../chosenGames.ts';
import { measureHosted } from './boardgameIo.ts';

describe('a game hosted in boardgame.io', () => {
  it.each(GAMES)('plays $package.id to its end', { timeout: 60_000 }, (entry) => {
    const game = openShipped(entry);
    const options = game.readOptions({});
    const players = game.seats.max;
    const found = measureHosted({ game, options: options.ok ? options.value : undefined, players, ms: 50 });
    expect(found.games).toBeGreaterThan(0);
    expect(found.decisions).toBeGreaterThan(10 * found.games);
    expect(found.decisionsPerSecond).toBeGreaterThan(0);
  });
});
