import { describe, expect, it } from 'vitest';
import { applyPatch } from './patch.ts';
import { opening } from './replay.ts';
import type { Viewer } from './seat.ts';
import { patchesFor, traceMove } from './steps.ts';
import { tinyGame } from './testing/tinyGame.ts';

const { state } = opening(tinyGame, { options: { heap: 1 }, seats: 2, seed: 'steps' });
const take = { state, seat: 0, move: { kind: 'take', count: 1 } } as const;

function stepsFor(game: typeof tinyGame, viewer: Viewer) {
  return patchesFor(game, traceMove(game, take), viewer);
}

describe('a move in steps', () => {
  it('has a patch for every event, the last one to the end of the move', () => {
    const steps = stepsFor(tinyGame, 1);
    expect(steps.events).toEqual([{ kind: 'taken', seat: 0, count: 1 }]);
    expect(steps.patches).toEqual([{ left: [0], scores: [[1, 0]], turn: [[]] }]);
    expect(steps.closing).toEqual({});
    const { after } = traceMove(tinyGame, take);
    expect(steps.after).toEqual(tinyGame.view(after, 1));
    const folded = [...steps.patches, steps.closing].reduce<unknown>(applyPatch, tinyGame.view(state, 1));
    expect(folded).toEqual(steps.after);
  });

  it('leaves the state as it was', () => {
    const kept = JSON.stringify(state);
    traceMove(tinyGame, { state, seat: 0, move: { kind: 'roll' } });
    expect(JSON.stringify(state)).toBe(kept);
  });

  it('folds what a viewer is not told of into what they are told next', () => {
    const secretive: typeof tinyGame = {
      ...tinyGame,
      apply(now, seat, move, emit) {
        now.rolled = 3;
        emit?.({ kind: 'rolled', seat, value: 3 });
        tinyGame.apply(now, seat, move, emit);
      },
      redact: (event, viewer) => (event.kind === 'rolled' && viewer !== 0 ? undefined : tinyGame.redact(event, viewer)),
    };
    const rest = { left: [0], scores: [[1, 0]], turn: [[]] };
    expect(stepsFor(secretive, 0).patches).toEqual([{ rolled: [3] }, rest]);
    expect(stepsFor(secretive, 1).patches).toEqual([{ ...rest, rolled: [3] }]);
  });

  it('is closed by a patch where the viewer is told of nothing', () => {
    const silent: typeof tinyGame = { ...tinyGame, redact: () => undefined };
    const { events, patches, closing } = stepsFor(silent, 1);
    expect({ events, patches }).toEqual({ events: [], patches: [] });
    expect(closing).toEqual({ left: [0], scores: [[1, 0]], turn: [[]] });
  });

  it('is not over before it is over, although its own frame is off the stack', () => {
    const popping: typeof tinyGame = {
      ...tinyGame,
      apply(now, seat, _, emit) {
        now.stack.pop();
        emit?.({ kind: 'taken', seat, count: 0 });
      },
    };
    const { steps, after } = traceMove(popping, take);
    expect(steps.map((step) => popping.view(step.state, 0).turn)).toEqual([[0]]);
    expect(popping.view(after, 0).turn).toEqual([]);
  });
});
