import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../moves.ts';
import { listPlacements } from '../queries/placements.ts';
import { makeTable } from '../testing/table.ts';
import { adviseOnState } from './advice.ts';
import { bestPlacement, placementWorth } from './building.ts';
import { type Situation, situationOf } from './situation.ts';
import { WEIGHTS } from './weights.ts';

describe('the best placement', () => {
  it('is the best of all that are legal, with whatever lies on the islands', () => {
    const { game, box } = makeTable();
    const advisor = adviseOnState(box, WEIGHTS);
    const state = game.setup({}, 3, rngFromSeed('placements'));
    let compared = 0;
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const situation = situationOf(box, WEIGHTS, state, seat);
      for (let piece = 0; piece < box.pieces.squares.length; piece++) {
        const worths = placementWorths(situation, piece);
        expect(bestPlacement(situation, piece)).toBe(worths.length === 0 ? undefined : Math.max(...worths));
        compared += worths.length;
      }
      const moves = game.legalMoves(state, seat, []);
      const ratings = advisor.rate(state, seat, moves);
      game.apply(state, seat, moves[ratings.indexOf(Math.max(...ratings))]);
    }
    expect(compared).toBeGreaterThan(10_000);
  });
});

function placementWorths(situation: Situation, piece: number): number[] {
  const { box, state, seat } = situation;
  const moves: Move[] = [];
  listPlacements(box, state, { seat, piece }, moves);
  return moves.map((move) => (move.kind === 'lay' ? placementWorth(situation, piece, move.turn, move.space) : 0));
}
