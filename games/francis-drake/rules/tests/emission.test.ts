import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { makeGame } from '../src/game.ts';
import { makeTable } from '../src/testing/table.ts';
import type { View } from '../src/view.ts';

const { box } = makeTable();
const game = makeGame(box);

interface Emission {
  readonly event: Event;
  readonly view: View;
  /** Some chest has treasure in it. */
  readonly treasure: boolean;
}

/** Each event of a random game together with the view of `viewer` at the moment it is emitted. */
function emissions(seed: string, viewer: number): Emission[] {
  const state = game.setup({ learner: false }, 3, rngFromSeed(seed));
  const rng = rngFromSeed(seed);
  const found: Emission[] = [];
  while (state.stack.length > 0) {
    const { seat } = state.stack[state.stack.length - 1];
    // Nobody docks before Dockside, so that ships sail and chests fill.
    const moves = game.legalMoves(state, seat, []).filter((move) => move.kind !== 'dock');
    game.apply(state, seat, moves[below(rng, moves.length)], (event) => {
      const treasure = state.players.some(({ chest }) => chest.some((count) => count > 0));
      found.push({ event, view: game.view(state, viewer), treasure });
    });
  }
  return found;
}

describe('a view made when an event is emitted', () => {
  const found = ['one', 'two', 'three'].flatMap((seed) => emissions(seed, 0));

  it('[FD-HIDDEN-08] keeps the chests of rivals closed until they are opened', () => {
    const full = found.filter(({ treasure }) => treasure);
    expect(full.some(({ event }) => event.kind === 'commoditiesScored')).toBe(true);
    for (const { event, view } of full) {
      const opened = event.kind === 'chestsOpened';
      const open = view.players.map(({ chest }) => chest !== undefined);
      expect([event.kind, ...open]).toEqual([event.kind, true, opened, opened]);
    }
  });

  it('[FD-RESET-11] shows a board that is reset with its ports refilled', () => {
    const resets = found.filter(({ event }) => event.kind === 'boardReset');
    expect(resets.length).toBe(6);
    for (const { view } of resets) {
      expect(view.map.map(({ wares }) => wares.length)).toEqual(
        box.components.destinations.map(({ goods }) => goods?.length ?? 0),
      );
    }
  });

  it('[FD-RESET-12] shows the next voyage only once it has begun', () => {
    const begun = found.filter(({ event }) => event.kind === 'boardReset' || event.kind === 'voyageBegun');
    expect(begun.slice(0, 4).map(({ event, view }) => [event.kind, view.voyage])).toEqual([
      ['boardReset', 1],
      ['voyageBegun', 2],
      ['boardReset', 2],
      ['voyageBegun', 3],
    ]);
  });
});
