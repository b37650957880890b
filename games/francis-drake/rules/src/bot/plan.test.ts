import { below, type Rng, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { FORT, GALLEON, PORT, TOWN } from '../ids.ts';
import type { Purse } from './assessment.ts';
import { certain, oddsOf } from './odds.ts';
import { bestPlan, type Mission, planValue } from './plan.ts';

const box = makeBox(shipped);
const { typeBonus } = shipped.constants;

const PURSE: Purse = { crew: 0, guns: 0, goods: 0, range: 4, galleon: true, pinnace: false };

function mission(destination: number, kind: number, part: Partial<Mission>): Mission {
  return { destination, kind, crew: 0, guns: 0, value: 0, open: 1, odds: [1], laid: false, ...part };
}

function names(missions: readonly Mission[]): number[] {
  return missions.map(({ destination }) => destination).sort((one, other) => one - other);
}

describe('the best plan', () => {
  it('is empty for an empty purse', () => {
    const plan = bestPlan(box, [mission(0, TOWN, { crew: 1, value: 5 })], PURSE, { discs: 4, conquests: 0 });
    expect(plan).toEqual({ value: 0, missions: [] });
  });

  it('spends on what brings most', () => {
    const missions = [mission(0, TOWN, { crew: 1, value: 5 }), mission(1, TOWN, { crew: 1, value: 7 })];
    const plan = bestPlan(box, missions, { ...PURSE, crew: 1 }, { discs: 4, conquests: 0 });
    expect(plan.value).toBe(7 + typeBonus[1]);
    expect(names(plan.missions)).toEqual([1]);
  });

  it('prefers three kinds to richer towns', () => {
    const missions = [
      mission(0, TOWN, { crew: 1, value: 7 }),
      mission(1, TOWN, { crew: 1, value: 7 }),
      mission(2, TOWN, { crew: 1, value: 7 }),
      mission(3, FORT, { crew: 1, value: 5 }),
      mission(4, GALLEON, { guns: 2, value: 5 }),
    ];
    const plan = bestPlan(box, missions, { ...PURSE, crew: 3, guns: 2 }, { discs: 3, conquests: 0 });
    expect(names(plan.missions)).toEqual([expect.any(Number), 3, 4]);
    expect(plan.value).toBe(17 + typeBonus[3]);
  });

  it('needs no disc from the hand where one lies already, and counts kinds conquered before', () => {
    const missions = [mission(0, TOWN, { crew: 1, value: 5, laid: true }), mission(1, PORT, { value: 6 })];
    const purse = { ...PURSE, crew: 1, goods: 1 };
    expect(bestPlan(box, missions, purse, { discs: 0, conquests: 0b110 }).value).toBe(5 + typeBonus[3]);
    expect(bestPlan(box, missions, purse, { discs: 1, conquests: 0b110 }).value).toBe(11 + typeBonus[3]);
  });

  it('leaves galleons to players with a galleon', () => {
    const missions = [mission(0, GALLEON, { guns: 2, value: 12 })];
    const purse = { ...PURSE, guns: 9, galleon: false };
    expect(bestPlan(box, missions, purse, { discs: 4, conquests: 0 }).missions).toEqual([]);
  });

  it('agrees with exhaustive search', () => {
    const rng = rngFromSeed('plans');
    for (let i = 0; i < 300; i++) {
      const missions = Array.from({ length: 6 }, (_, destination) => randomMission(rng, destination));
      const purse = {
        ...PURSE,
        crew: below(rng, 6),
        guns: below(rng, 7),
        goods: below(rng, 3),
        galleon: below(rng, 3) > 0,
      };
      const limits = { discs: below(rng, 5), conquests: below(rng, 8) };
      expect(bestPlan(box, missions, purse, limits).value).toBeCloseTo(tryAll(missions, purse, limits), 9);
      expect(planValue(box, missions, purse, limits)).toBe(bestPlan(box, missions, purse, limits).value);
    }
  });
});

function randomMission(rng: Rng, destination: number): Mission {
  const kind = below(rng, 4);
  const odds = [[1], certain(1), oddsOf([0, 1, 2]), oddsOf([0, 0, 1, 2])][below(rng, 4)];
  return mission(destination, kind, {
    crew: kind === TOWN || kind === FORT ? 1 + below(rng, 2) : 0,
    guns: kind === GALLEON || kind === FORT ? below(rng, 4) : 0,
    value: 1 + below(rng, 9),
    open: (1 + below(rng, 4)) / 4,
    odds: kind === FORT || kind === GALLEON ? odds : [1],
    laid: below(rng, 3) === 0,
  });
}

/** Every subset, with every amount set aside for every counter. */
function tryAll(
  missions: readonly Mission[],
  purse: Purse,
  { discs, conquests }: { readonly discs: number; readonly conquests: number },
): number {
  let best = 0;
  const chances = [0, 0, 0];
  const visit = (
    at: number,
    left: { crew: number; guns: number; goods: number; discs: number },
    value: number,
  ): void => {
    if (left.crew < 0 || left.guns < 0 || left.goods < 0 || left.discs < 0) return;
    if (at === missions.length) {
      best = Math.max(best, value + kindsBonus(chances.map((missed, kind) => ((conquests >> kind) & 1 ? 1 : missed))));
      return;
    }
    visit(at + 1, left, value);
    const { kind, odds, crew, guns, open, laid } = missions[at];
    if (kind === GALLEON && !purse.galleon) return;
    odds.forEach((chance, aside) => {
      const before = chances[kind];
      if (kind !== PORT) chances[kind] = 1 - (1 - before) * (1 - chance * open);
      const next = {
        crew: left.crew - crew - (kind === FORT ? aside : 0),
        guns: left.guns - guns - (kind === GALLEON ? aside : 0),
        goods: left.goods - (kind === PORT ? 1 : 0),
        discs: left.discs - (laid ? 0 : 1),
      };
      visit(at + 1, next, value + chance * missions[at].value);
      if (kind !== PORT) chances[kind] = before;
    });
  };
  visit(0, { crew: purse.crew, guns: purse.guns, goods: purse.goods, discs }, 0);
  return best;
}

/** Over all eight ways in which the kinds can come off. */
function kindsBonus(chances: readonly number[]): number {
  let sum = 0;
  for (let ways = 0; ways < 8; ways++) {
    let chance = 1;
    let count = 0;
    chances.forEach((one, kind) => {
      const hit = (ways >> kind) & 1;
      chance *= hit ? one : 1 - one;
      count += hit;
    });
    sum += chance * typeBonus[count];
  }
  return sum;
}
