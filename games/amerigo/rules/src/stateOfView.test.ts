import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { GOODS } from './ids.ts';
import { answersTo, foresee, foreseeTile } from './queries/forecast.ts';
import type { State } from './state.ts';
import { stateOfView } from './stateOfView.ts';
import { makeTable } from './testing/table.ts';

const { box, game } = makeTable();

/** Plays a random game and looks at the state before each move. */
function eachState(seats: number, look: (state: State, seat: number) => void): void {
  const dice = rngFromSeed(`state of view ${seats}`);
  const state = game.setup({}, seats, rngFromSeed(`state of view ${seats}`));
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    look(state, seat);
    const moves = game.legalMoves(state, seat, []);
    game.apply(state, seat, moves[below(dice, moves.length)]);
  }
}

describe('a state made from a view', () => {
  it.each([2, 3, 4])('is the real one except for what lies face down, with %i players', (seats) => {
    const hidden = ['rng', 'progressStack', 'productionStack', 'piratesDown', 'piratesOut'] as const;
    const open = (state: State): object => ({ ...state, ...Object.fromEntries(hidden.map((field) => [field, null])) });
    eachState(seats, (state, seat) => {
      const made = stateOfView(box, game.view(state, seat));
      expect(open(made)).toEqual(open(state));
      expect(game.view(made, seat)).toEqual(game.view(state, seat));
    });
  });
});

describe('what is foreseen', () => {
  it('is what happens, and leaves the view as it is', () => {
    const dice = rngFromSeed('foreseen');
    eachState(3, (state, seat) => {
      const view = game.view(state, seat);
      const json = JSON.stringify(view);
      const made = stateOfView(box, view);
      const answers = answersTo(box, made);
      expect(answers).toEqual(game.legalMoves(state, seat, []));
      const move = answers[below(dice, answers.length)];
      const { events, asked } = foresee(box, made, move);
      const copy = game.clone(state);
      const real: Event[] = [];
      game.apply(copy, seat, move, (event) => void real.push(event));
      expect(real.slice(0, events.length)).toEqual(events);
      if (asked !== undefined) expect(copy.stack.at(-1)).toEqual(asked);
      expect(JSON.stringify(view)).toBe(json);
    });
  });

  it('contains the points of a tile, the goods under it and the island it completes', () => {
    const table = makeTable();
    table.post(0, '3,1');
    table.post(1, '1,3');
    table.cover('neutral', '1,1', '1,2', '2,1', '2,2', '2,3', '3,2');
    const made = stateOfView(box, table.view(0));
    const forecast = foreseeTile(box, made, 0, {
      piece: table.piece('neutral single'),
      turn: 0,
      space: table.at('3,3'),
    });
    expect(forecast.points).toBe(2);
    expect(forecast.left).toBe(0);
    expect(forecast.completed).toMatchObject({ points: 3, posts: [5, 5], chest: false });
    expect(forecast.goods).toEqual([GOODS.indexOf('tobacco')]);
  });
});
