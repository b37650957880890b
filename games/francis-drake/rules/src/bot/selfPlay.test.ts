import { opening } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import type { Move } from '../moves.ts';
import { adviseOnState } from './advice.ts';
import { WEIGHTS } from './weights.ts';

const GAMES = 6;

/** Means by player and voyage of what advised players do. */
interface Habits {
  attacks: number;
  trades: number;
  early: number;
}

function habitsOf(seats: number): Habits {
  const box = makeBox(shipped);
  const game = makeGame(box);
  const advisor = adviseOnState(box, WEIGHTS);
  const habits: Habits = { attacks: 0, trades: 0, early: 0 };
  const share = 1 / (GAMES * seats * box.components.voyages);
  const emit = (event: Event): void => {
    if (event.kind === 'attacked') habits.attacks += share;
    if (event.kind === 'traded') habits.trades += share;
  };
  for (let nth = 0; nth < GAMES; nth++) {
    const options = game.readOptions({});
    if (!options.ok) throw new Error(options.error.problem);
    const { state } = opening(game, { options: options.value, seats, seed: `habits ${nth}` });
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves: Move[] = [...game.legalMoves(state, seat, [])];
      const ratings = advisor.rate(state, seat, moves);
      const move = moves[ratings.indexOf(Math.max(...ratings))];
      if (move.kind === 'home') habits.early += share;
      game.apply(state, seat, move, emit);
    }
  }
  return habits;
}

describe('advised players', () => {
  it.each([3, 4, 5])('attack, trade, and now and then go home early, among %i', (seats) => {
    const { attacks, trades, early } = habitsOf(seats);
    expect(attacks).toBeGreaterThan(2);
    expect(trades).toBeGreaterThan(1);
    // Going home more often was measured to be weaker (decision 0019).
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(0.3);
  });
});
