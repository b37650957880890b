import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedComponents } from '../data/components.ts';
import { makeGame } from '../game.ts';
import type { State } from '../state.ts';
import { scenario, tell } from '../testing/scenario.ts';
import { makeAdvice } from './advice.ts';

const game = makeGame(shippedComponents());
const advice = makeAdvice(shippedComponents());

function best(state: State, seat: number): string {
  const moves = game.legalMoves(state, seat, []);
  const rates = advice.rate(game.view(state, seat), moves);
  return game.writeMove(moves[rates.indexOf(Math.max(...rates))]);
}

describe('the advice', () => {
  const start = scenario({
    seats: 2,
    hands: [
      [1, 2, 3],
      [6, 7, 8],
    ],
    coasts: [5, -2, 1],
  });
  const exploring = tell(start, '0 bid 3', '1 bid 8').state;

  it('bids high', () => {
    expect(best(start, 0)).toBe('bid 3');
  });

  it('claims good islands and leaves bad ones for another look', () => {
    expect(best(tell(exploring, '1 look 1').state, 1)).toBe('claim');
    expect(best(tell(exploring, '1 look 2').state, 1)).toBe('leave');
    expect(best(tell(exploring, '1 look 2', '1 leave').state, 1)).toBe('look 1');
  });

  it('prefers the journal to a reef on the last look', () => {
    const second = tell(exploring, '1 look 3', '1 leave', '1 look 2').state;
    expect(best(second, 1)).toBe('leave');
  });

  it('beats random play', () => {
    let wins = 0;
    for (let i = 0; i < 300; i++) {
      const dice = rngFromSeed(`advice ${i}`);
      const state = game.setup({ rounds: 5 }, 2, rngFromSeed(`advised ${i}`));
      while (game.awaiting(state).length > 0) {
        const [seat] = game.awaiting(state);
        const moves = game.legalMoves(state, seat, []);
        const rates = advice.rate(game.view(state, seat), moves);
        const choice = seat === i % 2 ? rates.indexOf(Math.max(...rates)) : below(dice, moves.length);
        game.apply(state, seat, moves[choice]);
      }
      if (game.outcome(state)?.places[i % 2] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(240);
  });
});
