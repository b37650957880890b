import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { commodityPoints } from '../scoring.ts';
import { lookUp, makeAttackTables } from './attacks.ts';
import { countChances, room } from './contest.ts';
import { certain, chanceWithin, oddsOf } from './odds.ts';
import { prospect } from './wares.ts';
import { WEIGHTS } from './weights.ts';

const box = makeBox(shipped);

describe('odds', () => {
  it('adds up the counters up to a value', () => {
    expect(oddsOf([0, 0, 1, 2])).toEqual([0.5, 0.75, 1]);
    expect(oddsOf([2, 1])).toEqual([0, 0.5, 1]);
    expect(oddsOf([])).toEqual([1]);
    expect(certain(0)).toEqual([1]);
    expect(certain(2)).toEqual([0, 0, 1]);
  });

  it('gives the chance that a purse suffices', () => {
    const odds = oddsOf([0, 1, 2, 2]);
    expect([-1, 0, 1, 2, 9].map((spare) => chanceWithin(odds, spare))).toEqual([0, 0.25, 0.5, 1, 1]);
  });

  it('counts rivals who come first', () => {
    expect([...countChances([0.5, 0.5])].slice(0, 4)).toEqual([0.25, 0.5, 0.25, 0]);
    expect([...countChances([])].slice(0, 4)).toEqual([1, 0, 0, 0]);
    expect(room([1, 1], 2)).toBe(0);
    expect(room([0.5, 0.5], 2)).toBe(0.75);
  });
});

describe('commodities', () => {
  it('grow by the best of the trades to come', () => {
    const held = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2].flatMap((b) => [0, 1].flatMap((c) => [0, 2].map((d) => [a, b, c, d]))),
    );
    for (const one of held) for (const later of [0, 1, 2]) expect(prospect(box, one, later)).toBe(bestOf(one, later));
  });
});

function bestOf(held: readonly number[], later: number): number {
  if (later === 0) return commodityPoints(box, held);
  return Math.max(
    ...held.map((_, kind) =>
      bestOf(
        held.map((count, i) => (i === kind ? count + 1 : count)),
        later - 1,
      ),
    ),
  );
}

describe('the table of attacks', () => {
  const tables = makeAttackTables(box, { ...WEIGHTS, rivals: [0, 0, 0, 0] });
  const waters = { seats: 4, galleonCounters: [0, 1, 2] };
  const frigate = { range: 4, galleon: false, pinnace: false };

  it('is computed once for the same ship in the same waters', () => {
    expect(tables(waters, frigate)).toBe(tables({ ...waters }, { ...frigate }));
    expect(tables(waters, frigate)).not.toBe(tables(waters, { ...frigate, pinnace: true }));
    expect(tables(waters, frigate)).not.toBe(tables({ ...waters, seats: 3 }, frigate));
  });

  it('gives the richest town for one crew, its bonus included', () => {
    const [town] = shipped.destinations
      .filter((one) => one.type === 'town')
      .sort((one, other) => (other.vp ?? 0) - (one.vp ?? 0));
    const { treasureValues, typeBonus } = shipped.constants;
    const gold = treasureValues[town.treasure ?? 'silver'];
    expect(lookUp(tables(waters, frigate), 4, 1, 0)).toBe((town.vp ?? 0) + gold + typeBonus[1]);
    expect(lookUp(tables(waters, frigate), 4, 2, 0)).toBe(2 * ((town.vp ?? 0) + gold) + typeBonus[1]);
    expect(lookUp(tables(waters, frigate), 1, 2, 0)).toBe((town.vp ?? 0) + gold + typeBonus[1]);
  });

  it('needs a galleon for galleons and range for what is far', () => {
    const guns = (ship: typeof frigate): number => lookUp(tables(waters, ship), 4, 0, 20);
    expect(guns(frigate)).toBe(0);
    expect(guns({ ...frigate, galleon: true })).toBeGreaterThan(guns({ ...frigate, galleon: true, range: 1 }));
  });

  it('never falls with more of anything', () => {
    const table = tables(waters, { ...frigate, galleon: true });
    for (let discs = 1; discs <= 5; discs++) {
      for (let crew = 1; crew <= 13; crew++) {
        for (let guns = 1; guns <= 15; guns++) {
          const here = lookUp(table, discs, crew, guns);
          const less = Math.max(
            lookUp(table, discs - 1, crew, guns),
            lookUp(table, discs, crew - 1, guns),
            lookUp(table, discs, crew, guns - 1),
          );
          if (here < less) expect.fail(`${discs} discs, ${crew} crew, ${guns} guns: ${here} < ${less}`);
        }
      }
    }
    expect(lookUp(table, 5, 13, 15)).toBe(lookUp(table, 9, 99, 99));
  });
});
