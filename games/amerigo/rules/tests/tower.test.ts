import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { dropCubes, fillTower } from '../src/effects/tower.ts';
import type { State } from '../src/state.ts';
import { makeTable, type TableOptions } from '../src/testing/table.ts';
import { eventsOf, playOut } from './helpers.ts';

/** A box whose tower has these probabilities. */
function boxWith(tower: Partial<typeof shipped.tower>): NonNullable<TableOptions['box']> {
  return makeBox({ ...shipped, tower: { ...shipped.tower, ...tower } });
}

function cubesOf({ tower, storage, action }: State): number[] {
  return tower.map((inside, colour) => inside + storage[colour] + action[colour]);
}

describe('the cube tower', () => {
  it('[AM-TOWER-01] has 49 cubes, seven of each colour', () => {
    expect(cubesOf(makeTable().state)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  });

  it('[AM-TOWER-02] accounts for every cube throughout a game: inside, in storage or on the action space', () => {
    const table = makeTable({ seats: 3 });
    while (table.state.stack.length > 0) {
      expect(cubesOf(table.state)).toEqual([7, 7, 7, 7, 7, 7, 7]);
      expect([...table.state.tower, ...table.state.storage, ...table.state.action].every((count) => count >= 0)).toBe(
        true,
      );
      table.play('gold');
    }
  });

  it('[AM-TOWER-03] releases cubes to storage at set-up and keeps the rest', () => {
    const table = makeTable();
    const { state } = table;
    for (const place of [state.tower, state.storage, state.action]) place.fill(0);
    fillTower(table.box, state);
    expect(state.action).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(state.tower.map((inside, colour) => inside + state.storage[colour])).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(state.tower.some((inside) => inside > 0)).toBe(true);
    expect(state.storage.some((outside) => outside > 0)).toBe(true);
  });

  it('[AM-TOWER-04, AM-TOWER-05] receives all cubes of the phase’s storage space, and all that come out, of any colour, count', () => {
    const box = boxWith({ released: [1, 1], sticks: [0, 1] });
    const { state } = makeTable({ box });
    state.tower = [1, 0, 2, 0, 0, 0, 1];
    state.storage = [3, 7, 5, 7, 7, 7, 6];
    state.action = [3, 0, 0, 0, 0, 0, 0];
    state.action.fill(0);
    dropCubes(box, state, 0);
    expect(state.storage).toEqual([0, 7, 5, 7, 7, 7, 6]);
    expect(state.action).toEqual([4, 0, 2, 0, 0, 0, 1]);
    expect(state.tower).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('[AM-TOWER-06] keeps the other cubes, which may come out in a later phase', () => {
    const keeping = boxWith({ released: [0, 1], sticks: [1, 1] });
    const { state } = makeTable({ box: keeping });
    state.tower = [1, 0, 2, 0, 0, 0, 1];
    state.storage = [6, 7, 5, 7, 7, 7, 6];
    state.action.fill(0);
    dropCubes(keeping, state, 0);
    expect(state.tower).toEqual([7, 0, 2, 0, 0, 0, 1]);
    expect(state.action).toEqual([0, 0, 0, 0, 0, 0, 0]);
    dropCubes(boxWith({ released: [1, 1], sticks: [0, 1] }), state, 1);
    expect(state.action).toEqual([7, 7, 2, 0, 0, 0, 1]);
  });

  it('[AM-TOWER-07, AM-TOWER-08] skips a phase with nothing to drop or nothing out, which brings nobody anything', () => {
    const table = makeTable({ box: boxWith({ released: [0, 1], sticks: [1, 1] }) });
    table.state = makeTable().state;
    table.phase({ cubes: { blue: 2 }, phase: 'blue' });
    // Nothing black in storage; the red cubes stick.
    table.state.storage[1] = 0;
    table.state.tower[1] = 7;
    table.play('gold');
    const before = table.state.players.map(({ gold, score }) => ({ gold, score }));
    const events = table.play('gold');
    const skipped = eventsOf(events, 'phaseSkipped').map(({ phase, dropped }) => [phase, dropped]);
    expect(skipped.slice(0, 2)).toEqual([
      [1, 0],
      [2, 7],
    ]);
    before[1].gold++;
    // Everything sticks: no phase is played again, and the game ends after five rounds.
    expect(eventsOf(events, 'phaseSkipped')).toHaveLength(6 + 4 * 7);
    expect(eventsOf(events, 'goldGained').map(({ seat, gold }) => [seat, gold])).toEqual([[1, 1]]);
    expect(table.state.players.map(({ gold }) => gold)).toEqual(before.map(({ gold }) => gold));
    expect(table.state.round).toBe(5);
  });

  it('[AM-TOWER-09, AM-TOWER-10] neither gains nor loses cubes between two drops', () => {
    const table = makeTable({ seats: 2 });
    for (let turn = 0; turn < 20; turn++) {
      const inside = table.state.tower.slice();
      const { phase } = table.state;
      table.play('gold');
      if (table.state.phase === phase) expect(table.state.tower).toEqual(inside);
      expect(Object.keys(table.state)).not.toContain('tray');
    }
  });

  it('[AM-TOWER-11] keeps each cube with probability 3/7 at set-up', () => {
    const table = makeTable();
    const { state } = table;
    let inside = 0;
    const fills = 2000;
    for (let i = 0; i < fills; i++) {
      for (const place of [state.tower, state.storage]) place.fill(0);
      fillTower(table.box, state);
      inside += state.tower.reduce((sum, count) => sum + count);
    }
    expect(inside / fills).toBeGreaterThan(20.8);
    expect(inside / fills).toBeLessThan(21.2);
    expect(shipped.tower.stays).toEqual([3, 7]);
  });

  it('[AM-TOWER-12] releases each cube inside with probability 1 - 0.96^n when n cubes are dropped, before they are added', () => {
    const { release } = makeBox(shipped);
    expect(release).toHaveLength(8);
    for (const [n, chance] of release.entries()) expect(chance).toBeCloseTo(1 - 0.96 ** n, 12);
    // All dropped cubes stick, and none of them is knocked out in the same drop.
    const box = boxWith({ released: [1, 1], sticks: [1, 1] });
    const { state } = makeTable({ box });
    state.tower = [0, 4, 0, 0, 0, 0, 0];
    state.storage = [5, 3, 7, 7, 7, 7, 7];
    state.action = [2, 0, 0, 0, 0, 0, 0];
    dropCubes(box, state, 0);
    expect(state.tower).toEqual([5, 0, 0, 0, 0, 0, 0]);
    expect(state.action).toEqual([2, 4, 0, 0, 0, 0, 0]);
  });

  it('[AM-TOWER-12] does so over many drops', () => {
    const table = makeTable();
    const { state } = table;
    let out = 0;
    const drops = 3000;
    for (let i = 0; i < drops; i++) {
      state.tower = [0, 7, 7, 7, 0, 0, 0];
      state.storage = [3, 0, 0, 0, 7, 7, 7];
      state.action = [4, 0, 0, 0, 0, 0, 0];
      dropCubes(table.box, state, 0);
      out += state.action[1] + state.action[2] + state.action[3];
    }
    const wanted = 21 * (1 - 0.96 ** 3);
    expect(Math.abs(out / drops / wanted - 1)).toBeLessThan(0.03);
  });

  it('[AM-TOWER-13] keeps each dropped cube with probability 0.35', () => {
    const table = makeTable();
    const { state } = table;
    let stuck = 0;
    const drops = 4000;
    for (let i = 0; i < drops; i++) {
      state.tower.fill(0);
      state.storage = [7, 7, 7, 7, 7, 7, 7];
      state.action.fill(0);
      dropCubes(table.box, state, 4);
      stuck += state.tower[4];
    }
    expect(Math.abs(stuck / drops / (7 * 0.35) - 1)).toBeLessThan(0.03);
    expect(shipped.tower.sticks).toEqual([7, 20]);
  });

  it('[AM-TOWER-14] has its model in the data, and drops the same cubes for the same seed', () => {
    const { game } = makeTable({ box: boxWith({ stays: [1, 1], released: [0, 1] }) });
    const full = game.setup({}, 2, rngFromSeed('full'));
    // Nothing came out at set-up, so every phase was skipped.
    expect(full.stack).toEqual([]);
    expect(full.tower).toEqual([7, 7, 7, 7, 7, 7, 7]);
    const same = [1, 2].map(() => {
      const table = makeTable({ seats: 2, seed: 'repeat' });
      playOut(table);
      return table.state;
    });
    expect(same[0]).toEqual(same[1]);
  });
});
