import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/testing/table.ts';

describe('hidden information', () => {
  it('[AM-HIDDEN-01] includes the face-down pirate markers, the removed one for the whole game', () => {
    const table = makeTable();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = table.view(viewer);
      expect(view.pirates).toEqual({ open: table.state.piratesUp, down: 4 });
      expect(view.faceDown).toBeUndefined();
    }
    const { piratesDown, piratesOut } = table.state;
    expect(table.view(0).toCome.pirates).toEqual([...piratesDown, ...piratesOut].sort());
    const worlds = Array.from({ length: 60 }, (_, i) => table.game.determinize(table.state, 0, rngFromSeed(`w${i}`)));
    expect(new Set(worlds.map((world) => world.piratesOut[0])).size).toBe(
      new Set([...piratesDown, ...piratesOut]).size,
    );
    expect(table.view('open').faceDown).toMatchObject({ pirates: piratesDown, piratesOut });
  });

  it('[AM-HIDDEN-02] includes the order of the stacks, but not what remains in them', () => {
    const table = makeTable();
    const { progress, production } = table.view(1).toCome;
    const sorted = (list: readonly number[]): number[] => list.slice().sort((one, other) => one - other);
    expect(progress).toEqual(sorted(table.state.progressStack));
    expect(production).toEqual(sorted(table.state.productionStack));
    expect(progress).not.toEqual(table.state.progressStack);
    const world = table.game.determinize(table.state, 1, rngFromSeed('world'));
    expect(world.progressStack).not.toEqual(table.state.progressStack);
    expect(sorted(world.progressStack)).toEqual(progress);
    expect(sorted(world.productionStack)).toEqual(production);
    expect(table.game.view(world, 1)).toEqual(table.view(1));
    expect(table.view('open').faceDown).toMatchObject({
      progress: table.state.progressStack.slice().reverse(),
      production: table.state.productionStack.slice().reverse(),
    });
  });

  it('[AM-HIDDEN-03] does not include the cubes inside the tower, which are shown by colour', () => {
    const { cubes } = makeTable().view('spectator');
    expect(cubes.tower).toEqual(cubes.tower.map((_, colour) => 7 - cubes.storage[colour] - cubes.action[colour]));
  });

  it('[AM-HIDDEN-04] is nothing else: every viewer sees the same', () => {
    const table = makeTable({ seats: 3 });
    const views = ([0, 1, 2, 'spectator'] as const).map((viewer) => ({ ...table.view(viewer), viewer: 0 }));
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
    expect(views[3]).toEqual(views[0]);
    expect(views[0].players).toEqual(table.state.players);
    expect(views[0].display).toEqual(table.state.display);
    expect(views[0].market).toEqual(table.state.market);
    expect(views[0].supply).toEqual(table.state.supply);
    const event = { kind: 'pirateTurned', value: 3 } as const;
    expect(table.game.redact(event, 2)).toBe(event);
    expect(table.game.reveals(event)).toBe(true);
    expect(table.game.reveals({ kind: 'phaseEnded', phase: 1 })).toBe(false);
    expect(table.game.reveals({ kind: 'progressDealt', tokens: [] })).toBe(true);
    expect(table.game.reveals({ kind: 'productionDealt', market: [] })).toBe(true);
  });

  it('[AM-HIDDEN-05] does not include the tiles left out, which follow from those laid', () => {
    const table = makeTable();
    const laid = table.view(0).map.tiles.map(({ tile }) => tile + 1);
    expect(laid).toEqual([1, 10, 4, 15, 13, 3, 14, 6, 16]);
    expect(table.view(0).map.tiles.map(({ turns }) => turns)).toEqual([0, 1, 3, 1, 1, 3, 3, 2, 1]);
  });

  it('[AM-HIDDEN-06] does not affect the world imagined for a seat, which has a future of its own', () => {
    const table = makeTable();
    const other = table.game.clone(table.state);
    other.progressStack.reverse();
    other.productionStack.reverse();
    const pirates = [...other.piratesOut, ...other.piratesDown];
    other.piratesDown = pirates.slice(0, 4);
    other.piratesOut = pirates.slice(4);
    const worlds = [table.state, other].map((state) => table.game.determinize(state, 0, rngFromSeed('same dice')));
    expect(worlds[0]).toEqual(worlds[1]);
    expect(worlds[0].rng).not.toEqual(table.state.rng);
    expect(JSON.stringify(table.view(0))).not.toContain(String(table.state.rng[0]));
  });
});
