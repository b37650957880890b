import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { applyPatch } from './patch.ts';
import { opening } from './replay.ts';
import type { Viewer } from './seat.ts';
import { patchMove, watchMove } from './steps.ts';
import { type TinyEvent, type TinyMove, type TinyState, type TinyView, tinyGame } from './testing/tinyGame.ts';

const { state } = opening(tinyGame, { options: { heap: 1 }, seats: 2, seed: 'steps' });
const take = { state, seat: 0, move: { kind: 'take', count: 1 } } as const;

function foldAll(viewer: Viewer, { patches, closing }: ReturnType<typeof patchMove>): unknown {
  return [...patches, closing].reduce<unknown>(applyPatch, tinyGame.view(state, viewer));
}

describe('a move in steps', () => {
  it('has a patch for every event, and one that closes it', () => {
    const steps = patchMove(tinyGame, take, 1);
    expect(steps.events).toEqual([{ kind: 'taken', seat: 0, count: 1 }]);
    expect(steps.patches).toEqual([{ scores: [[1, 0]] }]);
    expect(steps.closing).toEqual({ left: [0], turn: [[]] });
    const after = watchMove(tinyGame, take, () => undefined);
    expect(foldAll(1, steps)).toEqual(tinyGame.view(after, 1));
  });

  it('leaves the state as it was', () => {
    const kept = JSON.stringify(state);
    patchMove(tinyGame, { state, seat: 0, move: { kind: 'roll' } }, 'open');
    expect(JSON.stringify(state)).toBe(kept);
  });

  it('folds what a viewer is not told of into what they are told next', () => {
    const secretive: Game<TinyState, TinyMove, TinyEvent, TinyView, { heap: number }> = {
      ...tinyGame,
      apply(now, seat, move, emit) {
        now.rolled = 3;
        emit?.({ kind: 'rolled', seat, value: 3 });
        tinyGame.apply(now, seat, move, emit);
      },
      redact: (event, viewer) => (event.kind === 'rolled' && viewer !== 0 ? undefined : tinyGame.redact(event, viewer)),
    };
    expect(patchMove(secretive, take, 0).patches).toEqual([{ rolled: [3] }, { scores: [[1, 0]] }]);
    expect(patchMove(secretive, take, 1).patches).toEqual([{ rolled: [3], scores: [[1, 0]] }]);
  });

  it('is not over before it is over, although its own frame is off the stack', () => {
    const popping: typeof tinyGame = {
      ...tinyGame,
      apply(now, seat, _, emit) {
        now.stack.pop();
        emit?.({ kind: 'taken', seat, count: 0 });
      },
    };
    const seen: unknown[] = [];
    const after = watchMove(popping, take, (_, glimpse) => seen.push(glimpse.view(0).turn, glimpse.state.stack));
    expect(seen).toEqual([[0], []]);
    expect(popping.view(after, 0).turn).toEqual([]);
  });
});
