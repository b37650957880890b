import { type AnyGame, type BaseState, opening } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { countSequences } from './countSequences.ts';
import { openGame, readGameOptions } from './openGame.ts';

const chosen = openGame('specimen');
const { state } = opening(chosen.game, { options: readGameOptions(chosen, undefined), seats: 3, seed: 'p' });

/** The reference implementation: lists every sequence. */
function sequences(game: AnyGame, from: BaseState, depth: number): string[] {
  const [seat] = game.awaiting(from);
  if (depth === 0) return [''];
  if (seat === undefined) return [];
  return game.legalMoves(from, seat, []).flatMap((move) => {
    const next = game.clone(from);
    game.apply(next, seat, move);
    return sequences(game, next, depth - 1).map((rest) => `${seat} ${game.writeMove(move)}, ${rest}`);
  });
}

describe('countSequences', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('counts the distinct sequences of %d moves', (depth) => {
    const all = sequences(chosen.game, state, depth);
    expect(countSequences(chosen.game, state, depth)).toBe(new Set(all).size);
  });

  it('finds none beyond the end of the game', () => {
    const over = chosen.game.clone(state);
    over.stack.length = 0;
    expect(chosen.game.awaiting(over)).toEqual([]);
    expect(countSequences(chosen.game, over, 1)).toBe(0);
    expect(countSequences(chosen.game, over, 0)).toBe(1);
  });

  it('reports after each move of the root', () => {
    let told = 0;
    countSequences(chosen.game, state, 2, () => told++);
    expect(told).toBe(chosen.game.legalMoves(state, 0, []).length);
  });
});
