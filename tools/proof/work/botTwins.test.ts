import { findGame, GAMES } from '@portolan/cli/games';
import { type OpenGame, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { compareBots } from './botTwins.ts';

function openOf(id: string): OpenGame {
  const opened = findGame(id)?.package.open();
  if (opened?.ok !== true) throw new Error(`${id} does not open`);
  return opened.value;
}

describe('bots in worlds that look alike to their seat', () => {
  it.each(GAMES.map((entry) => entry.package.id))('choose the same move in %s', { timeout: 120_000 }, async (id) => {
    const plan = { cabinBoy: 3, bosun: 3, master: 3 };
    const twins = await compareBots(openOf(id), plan, rngFromSeed('twins'));
    expect(twins).toMatchObject({ compared: 9, faults: [] });
    expect(twins.different).toBeGreaterThan(0);
  });

  it('are caught if they look at what is hidden', { timeout: 120_000 }, async () => {
    const open = openOf('francis-drake');
    const { game } = open;
    // The first call makes the twin; the bots that imagine afterwards get the real world.
    let calls = 0;
    const determinize = (...args: Parameters<typeof game.determinize>): ReturnType<typeof game.determinize> =>
      calls++ === 0 ? game.determinize(...args) : game.clone(args[0]);
    const peeking = { ...open, game: Object.create(game, { determinize: { value: determinize } }) };
    const twins = await compareBots(peeking, { master: 1 }, rngFromSeed('peek'));
    expect(twins.faults).toHaveLength(1);
  });
});
