import { acceptedBox, amerigo, type Event, type Move, type State, stateOfView, type View } from '@portolan/amerigo';
import { moveSentence } from '@portolan/client';
import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { describeMove } from './describeMove.ts';
import { forecastAction } from './forecastAction.ts';

const box = acceptedBox();
const opened = amerigo.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;

/** The moves of one turn that are not just a way out of it. */
function waysOn(state: unknown, seat: number): readonly Move[] {
  const [asked] = game.awaiting(state as never);
  const question = (game.view(state as never, seat) as View).question?.kind;
  if (asked !== seat || question === 'takeTurn') return [];
  return (game.legalMoves(state as never, seat, []) as Move[]).filter(
    ({ kind }) => !['end', 'cash', 'boost'].includes(kind),
  );
}

/** What happens to every action that is offered in random games. */
function* actions(): Generator<{ readonly view: View; readonly move: Move; readonly achieves: boolean }> {
  for (const seats of [2, 3, 4]) {
    const dice = rngFromSeed(`futile ${seats}`);
    const state = game.setup({}, seats, rngFromSeed(`futile ${seats}`));
    for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
      const view = game.view(state, seat) as View;
      const moves = game.legalMoves(state, seat, []) as Move[];
      for (const move of moves.filter(({ kind }) => kind === 'act' || kind === 'special')) {
        const copy = game.clone(state);
        const events: Event[] = [];
        game.apply(copy, seat, move as never, (event) => void events.push(event as Event));
        const gold = events.findIndex(({ kind }) => kind === 'trackEnded');
        yield { view, move, achieves: gold >= 0 || waysOn(copy, seat).length > 0 };
      }
      game.apply(state, seat, moves[below(dice, moves.length)] as never);
    }
  }
}

const all = [...actions()];

describe('the forecast of an action', () => {
  it('says that nothing would be achieved exactly when nothing is', () => {
    const wrong = all.filter(({ view, move, achieves }) => {
      const forecast = forecastAction(box, stateOfView(box, view) as State, move);
      return forecast === undefined || forecast.futile === achieves;
    });
    expect(wrong).toEqual([]);
    expect(all.filter(({ achieves }) => !achieves).length).toBeGreaterThan(20);
  });

  it('is part of the sentence that is confirmed', () => {
    const futile = all.filter(({ achieves }) => !achieves);
    for (const { view, move } of futile) {
      expect(moveSentence(describeMove(box, move, view))).toMatch(
        /; (would achieve nothing: |possible only once you cash )/,
      );
    }
  });
});
