import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { makeGame } from '../game.ts';
import { worldOf } from './lands.ts';
import { revenueFrom, revenueOutlook } from './revenueOutlook.ts';

const box = makeBox(shipped);
const game = makeGame(box);

describe('the revenue from a land', () => {
  it('[NP-REV-06] is what governing the world brings once an empty ship lies there', () => {
    const amounts: number[] = [];
    for (const seed of ['first', 'second', 'third']) {
      const options = game.readOptions({});
      if (!options.ok) throw new Error('no options');
      const rng = rngFromSeed(seed);
      const state = game.setup(options.value, 3, rngFromSeed(seed));
      for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
        const moves = game.legalMoves(state, seat, []);
        const move = moves[below(rng, moves.length)];
        const before = game.view(state, seat);
        const { crews, aboard } = state.players[seat];
        const isEmpty = move.kind === 'consolidate' && crews[worldOf(move.place)] + aboard[worldOf(move.place)] === 0;
        game.apply(state, seat, move);
        if (!isEmpty) continue;
        const { revenue, mined } = revenueOutlook(box, game.view(state, seat), seat, worldOf(move.place));
        expect(revenueFrom(box, before, seat, move.place)).toBe(revenue + mined);
        amounts.push(revenue + mined);
      }
    }
    expect(Math.max(...amounts)).toBeGreaterThan(0);
  });
});
