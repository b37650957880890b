import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { dropCubes } from '../effects/tower.ts';
import { BLACK, BLUE, COLOURS } from '../ids.ts';
import { makeTable } from '../testing/table.ts';
import { nextDrop, towerOdds } from './towerOdds.ts';

const box = makeBox(shipped);

describe('the odds of a drop', () => {
  it('[AM-TOWER-12] [AM-TOWER-13] agree with many drops of the tower itself', () => {
    const tower = [2, 4, 0, 1, 3, 7, 2];
    const storage = [5, 3, 7, 6, 4, 0, 5];
    const odds = towerOdds(box, { tower, storage }, BLUE);
    const rng = rngFromSeed('odds');
    const some = COLOURS.map(() => 0);
    const cubes = COLOURS.map(() => 0);
    let points = 0;
    const drops = 40_000;
    for (let drop = 0; drop < drops; drop++) {
      const state = { rng, tower: tower.slice(), storage: storage.slice(), action: COLOURS.map(() => 0) };
      dropCubes(box, state, BLUE);
      for (const [colour, count] of state.action.entries()) {
        if (count > 0) some[colour]++;
        cubes[colour] += count;
      }
      points += Math.max(...state.action);
    }
    for (const [colour] of COLOURS.entries()) {
      expect(Math.abs(odds.some[colour] - some[colour] / drops)).toBeLessThan(0.01);
      expect(Math.abs(odds.mean[colour] - cubes[colour] / drops)).toBeLessThan(0.03);
    }
    expect(Math.abs(odds.points - points / drops)).toBeLessThan(0.03);
  });

  it('[AM-TOWER-07] are certain where nothing is dropped: the phase is skipped', () => {
    const odds = towerOdds(box, { tower: [7, 3, 3, 3, 3, 3, 3], storage: [0, 4, 4, 4, 4, 4, 4] }, BLUE);
    expect(odds).toMatchObject({ dropped: 0, skipped: 1, points: 0 });
  });

  it('[AM-ROUND-13] of the next phase count the cubes that return from the action space', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 4, black: 2 }, phase: 'blue' });
    const odds = nextDrop(table.box, table.game.view(table.state, 0));
    expect(odds).toMatchObject({ colour: BLACK, dropped: 7 });
  });

  it('[AM-ROUND-14] lead from white to blue, and end with the game', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 4 }, phase: 'white', round: 4 });
    expect(nextDrop(table.box, table.game.view(table.state, 0))?.colour).toBe(BLUE);
    table.phase({ cubes: { white: 4 }, phase: 'white', round: 5 });
    expect(nextDrop(table.box, table.game.view(table.state, 0))).toBeUndefined();
  });
});
