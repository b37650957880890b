import { rngFromSeed } from '@portolan/kernel';
import { expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Event } from '../events.ts';
import { makeGame } from '../game.ts';
import { WHITE } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { adviseOnState } from './advice.ts';
import { WEIGHTS } from './weights.ts';

const box = makeBox(shipped);
const game = makeGame(box);
const advisor = adviseOnState(box, WEIGHTS);

interface Watch {
  onMove?(move: Move): void;
  onEvent?(event: Event): void;
}

function play(seed: string, seats: number, { onMove, onEvent }: Watch): State {
  const state = game.setup({}, seats, rngFromSeed(seed));
  const moves: Move[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    game.legalMoves(state, seat, moves);
    const ratings = advisor.rate(state, seat, moves);
    const move = moves[ratings.indexOf(Math.max(...ratings))];
    onMove?.(move);
    game.apply(state, seat, move, onEvent);
  }
  return state;
}

it('plays like a person: uses white, cashes what it needs, spends its gold', () => {
  const games = 6;
  let seats = 0;
  const seen = { white: 0, special: 0, cashed: 0, takenGold: 0, gold: 0, score: 0 };
  for (let i = 0; i < games; i++) {
    const state = play(`habits/${i}`, 2 + (i % 3), {
      onMove(move) {
        if (move.kind === 'act' && move.colour === WHITE) seen.white++;
        if (move.kind === 'special') seen.special++;
        if (move.kind === 'cash') seen.cashed++;
        if (move.kind === 'takeGold') seen.takenGold++;
      },
    });
    seats += state.seats;
    for (const { gold, score } of state.players) {
      seen.gold += gold;
      seen.score += score;
    }
  }
  expect(seen.white / seats).toBeGreaterThan(2);
  expect(seen.special / seats).toBeGreaterThan(0.5);
  expect(seen.cashed / seats).toBeGreaterThan(0.2);
  expect(seen.takenGold / seats).toBeLessThan(5);
  expect(seen.gold / seats).toBeLessThan(10);
  expect(seen.score / seats).toBeGreaterThan(132);
});

it('repels some of the pirates, though fewer than half: more would cost better actions (decision 0019)', () => {
  const seen = { fights: 0, repelled: 0 };
  const onEvent = (event: Event): void => {
    if (event.kind !== 'piratesFought' || event.strength === 0) return;
    seen.fights++;
    if (event.fired === event.strength) seen.repelled++;
  };
  for (let i = 0; i < 6; i++) play(`habits/${i}`, 2 + (i % 3), { onEvent });
  expect(seen.repelled / seen.fights).toBeGreaterThan(0.2);
  expect(seen.repelled / seen.fights).toBeLessThan(0.5);
});
