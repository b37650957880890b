import { opening } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import { LANDS, NOBODY, PLACES } from '../ids.ts';
import type { Move } from '../moves.ts';
import { adviseOnState } from './advice.ts';
import { WEIGHTS } from './weights.ts';

const GAMES = 6;

/** Means by player and game of what advised players leave unused and do. */
interface Habits {
  gold: number;
  ships: number;
  attacks: number;
  buildings: number;
}

function habitsOf(seats: number): Habits {
  const box = makeBox(shipped);
  const game = makeGame(box);
  const advisor = adviseOnState(box, WEIGHTS);
  const habits: Habits = { gold: 0, ships: 0, attacks: 0, buildings: 0 };
  const share = 1 / (GAMES * seats);
  const emit = (event: Event): void => {
    if (event.kind === 'shipHarboured' && event.action === 'attack') habits.attacks += share;
    if (event.kind !== 'loadsRevealed') return;
    for (const { crews, aboard } of event.loads) {
      for (let ship = 0; ship < crews.length; ship++) if (crews[ship] + aboard[ship] > 0) habits.ships += share;
    }
  };
  for (let nth = 0; nth < GAMES; nth++) {
    const options = game.readOptions({});
    if (!options.ok) throw new Error(options.error.problem);
    const { state } = opening(game, { options: options.value, seats, seed: `habits ${nth}` });
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves: Move[] = [...game.legalMoves(state, seat, [])];
      const ratings = advisor.rate(state, seat, moves);
      game.apply(state, seat, moves[ratings.indexOf(Math.max(...ratings))], emit);
    }
    for (const { gold } of state.players) habits.gold += gold * share;
    for (let place = 0; place < PLACES; place++) {
      for (let seat = 0; seat < seats; seat++) habits.buildings += ((state.towns[place] >> seat) & 1) * share;
      if (state.cities[place] !== NOBODY) habits.buildings += share;
    }
  }
  return habits;
}

describe('advised players', () => {
  it.each([2, 3, 4])('use their ships and their gold, attack and build among %i', (seats) => {
    const { gold, ships, attacks, buildings } = habitsOf(seats);
    expect(gold).toBeLessThan(20);
    expect(ships).toBeGreaterThan(14);
    expect(attacks).toBeGreaterThan(2);
    expect(buildings).toBeGreaterThan(LANDS.length - 2);
  });
});
