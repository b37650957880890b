import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../src/state.ts';
import { makeTable, type Table } from '../src/testing/table.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `imagined ${i}`);

/** In the third era of a solo game, with stacks of which something was seen. */
function later(): Table {
  const table = makeTable({ seats: 1, nations: ['spain'], planck: 'france' });
  table.state.era = 3;
  const { progressStack, tileStack } = table.state;
  // From the bottom: two that fixed a world, three returned after era 2, three after era 1, the rest unknown.
  table.state.progressSeen = progressStack.map((_, at) => (at < 2 ? 1 : at < 5 ? 3 : at < 8 ? 2 : 0));
  table.state.tileSeen = tileStack.map((_, at) => (at >= tileStack.length - 4 ? 1 : 0));
  return table;
}

function worlds({ game, state }: Table): State[] {
  return SEEDS.map((seed) => game.determinize(state, 0, rngFromSeed(seed)));
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.slice().sort((one, other) => one - other);
}

const kinds = (all: readonly State[], part: (state: State) => readonly number[]): number =>
  new Set(all.map((state) => part(state).join())).size;

describe('what a Soloist can know of the stacks', () => {
  it('[NP-SOLO-26] [NP-HIDDEN-08] counters that fixed a world stay where all saw them go', () => {
    const table = later();
    for (const world of worlds(table)) {
      expect(world.progressStack.slice(0, 2)).toEqual(table.state.progressStack.slice(0, 2));
      expect(world.progressSeen).toEqual(table.state.progressSeen);
    }
  });

  it('[NP-SOLO-70] those returned at the end of an era are known, but not their order', () => {
    const table = later();
    for (const [from, to] of [
      [2, 5],
      [5, 8],
    ]) {
      const real = table.state.progressStack.slice(from, to);
      const imagined = worlds(table).map((world) => world.progressStack.slice(from, to));
      for (const one of imagined) expect(sorted(one)).toEqual(sorted(real));
      expect(new Set(imagined.map((one) => one.join())).size).toBeGreaterThan(2);
    }
  });

  it('[NP-SOLO-09] [NP-HIDDEN-08] the others may be any unseen ones', () => {
    const table = later();
    const all = worlds(table);
    expect(kinds(all, (state) => state.progressStack.slice(8))).toBe(SEEDS.length);
    const unseen = ({ progressStack, progressStore, progressOut }: State): number[] =>
      sorted([...progressStack.slice(8), ...progressStore.flat(), ...progressOut]);
    for (const world of all) {
      expect(unseen(world)).toEqual(unseen(table.state));
      expect(world.progressStack).toHaveLength(table.state.progressStack.length);
    }
    // What is face down in the stack may be in a store of another imagined world, and vice versa.
    expect(new Set(all.map(({ progressStack }) => sorted(progressStack.slice(8)).join())).size).toBe(SEEDS.length);
  });

  it('[NP-SOLO-07] [NP-SOLO-40] of the tiles those that were drawn are known', () => {
    const table = later();
    const hidden = table.state.tileStack.length - 4;
    const all = worlds(table);
    expect(kinds(all, (state) => state.tileStack.slice(0, hidden))).toBeGreaterThan(SEEDS.length - 3);
    for (const { tileStack } of all) {
      expect(tileStack.slice(hidden)).toEqual(table.state.tileStack.slice(hidden));
      expect(sorted(tileStack)).toEqual(sorted(table.state.tileStack));
    }
  });

  it('[NP-HIDDEN-08] none of it depends on the real positions', () => {
    const table = later();
    const other = table.game.clone(table.state);
    const { progressStack, tileStack, progressStore } = other;
    [progressStack[2], progressStack[4]] = [progressStack[4], progressStack[2]];
    [progressStack[9], progressStore[4][0]] = [progressStore[4][0], progressStack[9]];
    [tileStack[0], tileStack[5]] = [tileStack[5], tileStack[0]];
    expect(table.game.view(other, 0)).toEqual(table.view(0));
    const imagined = [table.state, other].map((state) => table.game.determinize(state, 0, rngFromSeed('dice')));
    expect(imagined[0]).toEqual(imagined[1]);
  });
});
