import { advance, opening } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { type MatchPosition, type PlayedStep, present, takeBack, withStep } from './matchPosition.ts';
import { openGame, readGameOptions } from './openGame.ts';

const { game, ...chosen } = openGame('specimen');
const options = readGameOptions({ game, ...chosen }, undefined);
const start: MatchPosition = { game, opening: opening(game, { options, seats: 2, seed: 'c' }), steps: [] };

function step(current: MatchPosition, marks: Partial<PlayedStep> = {}): MatchPosition {
  const position = present(current);
  const seat = game.awaiting(position.state)[0] ?? 0;
  const [move] = game.legalMoves(position.state, seat, []);
  return withStep(current, { ...advance(game, position, seat, move), drew: false, revealed: false, ...marks });
}

describe('a match position', () => {
  it('is the opening until a move is made', () => {
    expect(present(start)).toBe(start.opening);
    expect(present(step(start)).seq).toBe(1);
    expect(start.steps).toEqual([]);
  });

  it('lets players undo their last moves, one at a time', () => {
    const one = step(start);
    const two = step(one);
    const mover = two.steps.map(({ seat }) => seat);
    expect(takeBack(two, mover)).toEqual(one);
    expect(takeBack(one, mover)).toEqual(start);
    expect(takeBack(start, mover)).toBeUndefined();
  });

  it('keeps moves of other seats and moves that drew or revealed something', () => {
    expect(takeBack(step(start), [1])).toBeUndefined();
    expect(takeBack(step(start, { drew: true }), [0])).toBeUndefined();
    expect(takeBack(step(start, { revealed: true }), [0])).toBeUndefined();
  });
});
