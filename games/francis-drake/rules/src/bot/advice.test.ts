import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { makeGame } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { advise, adviseOnState } from './advice.ts';
import { WEIGHTS } from './weights.ts';

const box = makeBox(shipped);
const game = makeGame(box);
const advice = advise(box);

/** Plays a game; `choose` is asked for every seat. */
function play(
  seed: string,
  seats: number,
  choose: (state: State, seat: number, moves: readonly Move[]) => Move,
): State {
  const state = game.setup({ learner: false }, seats, rngFromSeed(seed));
  const moves: Move[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    game.legalMoves(state, seat, moves);
    game.apply(state, seat, choose(state, seat, moves));
  }
  return state;
}

function advised(state: State, seat: number, moves: readonly Move[]): Move {
  const ratings = advice.rate(game.view(state, seat), moves);
  return moves[ratings.indexOf(Math.max(...ratings))];
}

describe('advice', () => {
  it('does not depend on the games and seats it was asked about before', () => {
    const experienced = adviseOnState(box, WEIGHTS);
    let asked = 0;
    for (const [at, seats] of [3, 4, 5, 4, 3].entries()) {
      play(`experienced/${at}`, seats, (state, seat, moves) => {
        const ratings = experienced.rate(state, seat, moves);
        if (asked++ % 23 === 0) expect(adviseOnState(box, WEIGHTS).rate(state, seat, moves)).toEqual(ratings);
        return moves[ratings.indexOf(Math.max(...ratings))];
      });
    }
    expect(asked).toBeGreaterThan(500);
  });

  it('gives one finite number to every move of random games', () => {
    const rng = rngFromSeed('advice');
    let rated = 0;
    for (let i = 0; i < 50; i++) {
      play(`random/${i}`, 3 + (i % 3), (state, seat, moves) => {
        const ratings = advice.rate(game.view(state, seat), moves);
        expect(ratings.length).toBe(moves.length);
        expect(ratings.every(Number.isFinite)).toBe(true);
        rated++;
        return moves[below(rng, moves.length)];
      });
    }
    expect(rated).toBeGreaterThan(2000);
  });

  it('is the same for the same view, whatever was asked before', () => {
    const fresh = advise(box);
    play('same', 4, (state, seat, moves) => {
      const view = game.view(state, seat);
      const ratings = advice.rate(view, moves);
      expect(fresh.rate(structuredClone(view), moves)).toEqual(ratings);
      return moves[ratings.indexOf(Math.max(...ratings))];
    });
  });

  it.each([3, 5])('is the same on a state as on the view of it at a table of %i', (seats) => {
    const advisor = adviseOnState(box, WEIGHTS);
    const asked = new Set<string>();
    for (let i = 0; i < 4; i++) {
      play(`sight/${i}`, seats, (state, seat, moves) => {
        const ratings = advisor.rate(state, seat, moves);
        expect(ratings).toEqual(advice.rate(game.view(state, seat), moves));
        asked.add(state.stack.at(-1)?.kind ?? '');
        return moves[ratings.indexOf(Math.max(...ratings))];
      });
    }
    expect(asked.size).toBeGreaterThan(8);
  });

  it('is empty for a seat that is not asked', () => {
    const state = game.setup({ learner: false }, 3, rngFromSeed('quiet'));
    const [asked] = game.awaiting(state);
    const moves = game.legalMoves(state, asked, []);
    expect(advice.rate(game.view(state, (asked + 1) % 3), moves)).toEqual(moves.map(() => 0));
    expect(advice.rate(game.view(state, 'spectator'), [])).toEqual([]);
  });

  it.each([3, 4, 5])('beats random players at a table of %i', (seats) => {
    const rng = rngFromSeed('beats');
    for (let i = 0; i < 10; i++) {
      const hero = i % seats;
      const state = play(`beats/${i}`, seats, (now, seat, moves) =>
        seat === hero ? advised(now, seat, moves) : moves[below(rng, moves.length)],
      );
      expect(game.outcome(state)?.places[hero]).toBe(1);
    }
  });

  it('plays to scores like those of real tables', () => {
    const scores = Array.from({ length: 5 }, (_, i) => play(`table/${i}`, 4, advised)).flatMap((state) =>
      state.players.map((player) => player.score),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(mean).toBeGreaterThan(75);
    expect(mean).toBeLessThan(115);
  });
});
