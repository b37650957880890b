import { opening } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { decision } from '../decisions/index.ts';
import { makeGame } from '../game.ts';
import { BONUSES, PLACES } from '../ids.ts';
import type { Move } from '../moves.ts';
import { takesBonus } from '../queries/bonus.ts';
import { type Asked, clone, type State } from '../state.ts';
import { adviseOnState } from './advice.ts';
import { ALL_WORLDS, evaluate } from './evaluate.ts';
import { worldsOf } from './simulate.ts';
import { situationOf } from './situation.ts';
import { sketch } from './sketch.ts';
import { WEIGHTS } from './weights.ts';

const box = makeBox(shipped);
const game = makeGame(box);
const advisor = adviseOnState(box, WEIGHTS);

/** The decisions whose moves are tried out. */
const SKETCHED: ReadonlySet<Asked['kind']> = new Set([
  'sailShip',
  'removePair',
  'recoverSettler',
  'placeNatives',
  'migrate',
  'recallCaptain',
  'build',
  'playBonus',
]);

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly frame: Asked;
  readonly moves: readonly Move[];
}

/** Every decision of a game among advised players. */
function* moments(seats: number): Generator<Moment> {
  const options = game.readOptions({});
  if (!options.ok) throw new Error(options.error.problem);
  const { state } = opening(game, { options: options.value, seats, seed: 'what changes' });
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []).slice();
    const frame = state.stack.at(-1);
    if (frame !== undefined) yield { state, seat, frame: { ...frame, seat }, moves };
    const ratings = advisor.rate(state, seat, moves);
    game.apply(state, seat, moves[ratings.indexOf(Math.max(...ratings))]);
  }
}

interface Trial {
  readonly frame: Asked;
  readonly move: Move;
}

function trialsOf(frame: Asked, moves: readonly Move[]): Trial[] {
  return SKETCHED.has(frame.kind) ? moves.filter(({ kind }) => kind !== 'look').map((move) => ({ frame, move })) : [];
}

/** Every counter in every land that takes it. */
function bonusTrials(state: State, seat: number): Trial[] {
  return BONUSES.flatMap((_, bonus) => {
    const frame = { kind: 'playBonus', seat, bonus } as const;
    const places = Array.from({ length: PLACES }, (_, place) => place);
    const taking = places.filter((place) => takesBonus(box, state, frame, place));
    return taking.map((place) => ({ frame, move: { kind: 'place', place } as const }));
  });
}

function tryOut(state: State, { frame, move }: Trial): State {
  state.stack.length = 0;
  decision.apply({ box, state, emit: undefined }, frame, move);
  return state;
}

describe('trying out moves', () => {
  it.each([1, 2, 4])('leaves the state as it is, among %i', (seats) => {
    for (const { state, seat, moves } of moments(seats)) {
      const before = clone(state);
      advisor.rate(state, seat, moves);
      expect(state).toEqual(before);
    }
  });

  it.each([1, 2, 4])('rates each move as if it were the only one, among %i', (seats) => {
    for (const { state, seat, moves } of moments(seats)) {
      expect(advisor.rate(state, seat, moves)).toEqual(moves.map((move) => advisor.rate(state, seat, [move])[0]));
    }
  });

  it.each([1, 2, 4])('changes a sketch as it would a full copy, and nothing else, among %i', (seats) => {
    const compared = new Set<string>();
    for (const { state, frame, moves } of moments(seats)) {
      const before = clone(state);
      for (const trial of frame.kind === 'selectBenefit' ? bonusTrials(state, frame.seat) : trialsOf(frame, moves)) {
        const sketched = tryOut(sketch(state, trial.frame, trial.move), trial);
        expect(sketched).toEqual(tryOut(clone(state), trial));
        compared.add('bonus' in trial.frame ? `bonus ${trial.frame.bonus}` : `${trial.frame.kind} ${trial.move.kind}`);
      }
      expect(state).toEqual(before);
    }
    expect(compared.size).toBeGreaterThan(18);
  });

  it.each([1, 2, 4])('looks again at every world that a move can change, among %i', (seats) => {
    let compared = 0;
    for (const { state, seat, frame, moves } of moments(seats)) {
      const situation = situationOf(box, WEIGHTS, state, seat);
      for (const move of moves) {
        const changed = worldsOf(situation, frame, move);
        if (changed === ALL_WORLDS) continue;
        const after = clone(state);
        after.stack.length = 0;
        decision.apply({ box, state: after, emit: undefined }, frame, move);
        const worth = evaluate(situation, after, changed);
        expect(worth).toBe(evaluate(situation, after, ALL_WORLDS));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
