import { describe, expect, it } from 'vitest';
import { WORLDS } from '../src/ids.ts';
import { collectable, collectableReduced, postureOf, shipIncome } from '../src/solo/posture.ts';
import { settlerStanding, standingRise, worldStanding } from '../src/solo/standing.ts';
import type { Table } from '../src/testing/table.ts';
import { eventsOf, ME, PLANCK, sailPlanck, selectPlanck, solo, stackTiles, tiesAt } from './soloHelpers.ts';

function standing(table: Table, seat = PLANCK): number {
  return worldStanding(table.box, table.state, seat, 0);
}

function collected(table: Table): number {
  return collectable(table.box, table.state, postureOf(table.state, PLANCK, 0));
}

describe('choices for Planck', () => {
  it('[NP-SOLO-02] the best option for Planck is taken automatically; between equal ones the Soloist decides', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina andes', 'mountains');
    table.tile('pinta andes', 'forest');
    table.settle(PLANCK, 'nina caribbean');
    table.settle(PLANCK, 'nina andes');
    selectPlanck(table, { display: ['stronghold'] });
    expect(table.state.strongholds[table.at('nina caribbean')]).toBe(PLANCK);
    const tied = solo();
    tied.tile('nina andes', 'mountains');
    tied.tile('pinta andes', 'forest');
    tied.settle(PLANCK, 'nina andes');
    tied.settle(PLANCK, 'pinta andes');
    selectPlanck(tied, { display: ['stronghold'] });
    expect(tied.question()).toMatchObject({ kind: 'decideForPlanck', seat: ME, matter: 'stronghold' });
    expect(tied.legal()).toEqual(['place nina andes', 'place pinta andes']);
    expect(tied.refuse('place nina caribbean')).toMatchObject({ code: 'illegal', rule: 'NP-SOLO-76' });
    tied.play('place pinta andes');
    expect(tied.state.strongholds[tied.at('pinta andes')]).toBe(PLANCK);
    expect(tied.state.strongholds[tied.at('nina andes')]).not.toBe(PLANCK);
  });

  it('[NP-SOLO-03] without questions worlds and lands go in a fixed order', () => {
    const table = solo({ askTies: false });
    table.tile('nina appalachia', 'mountains');
    table.tile('nina rockies', 'forest');
    table.tile('pinta caribbean', 'plains');
    for (const place of ['pinta caribbean', 'nina appalachia', 'nina rockies']) table.settle(PLANCK, place);
    selectPlanck(table, { display: ['stronghold'] });
    expect(table.state.strongholds[table.at('nina rockies')]).toBe(PLANCK);
    expect(table.question().kind).toBe('selectBenefit');
  });

  it('[NP-SOLO-03] without questions a move is compared by the land left, then by the land entered', () => {
    const table = solo({ askTies: false });
    table.tile('nina caribbean', 'plains');
    table.tile('nina amazonia', 'mixed');
    table.tile('nina isthmus', 'mixed');
    table.explore('nina caribbean', 'nina amazonia', 'nina isthmus');
    stackTiles(table, 'caribbean');
    table.captain(PLANCK, 'nina caribbean');
    sailPlanck(table, { settlers: 2, captain: false });
    expect(eventsOf(table.events, 'settlerMigrated')).toEqual([
      {
        kind: 'settlerMigrated',
        seat: PLANCK,
        from: table.at('nina caribbean'),
        to: table.at('nina amazonia'),
      },
    ]);
  });

  it('[NP-SOLO-03] with decisions switched off the cheaper of two Cities comes first', () => {
    for (const [askTies, ties] of [
      [true, ['city nina caribbean', 'upgrade nina rockies']],
      [false, []],
    ] as const) {
      const table = solo({ askTies });
      table.tile('nina caribbean', 'mixed');
      table.tile('nina isthmus', 'plains');
      table.tile('nina rockies', 'forest');
      table.token('nina', 'build');
      table.settle(PLANCK, 'nina caribbean');
      table.stronghold(PLANCK, 'nina isthmus');
      table.settle(PLANCK, 'nina isthmus');
      table.town(PLANCK, 'nina rockies');
      table.ship(PLANCK, 'nina isthmus', 20);
      table.state.goals = [0, 1, 2];
      table.enter('governing', { order: [PLANCK, ME] });
      expect(tiesAt(table)).toEqual(ties);
      if (!askTies) expect(table.state.cities[table.at('nina rockies')]).toBe(PLANCK);
    }
  });
});

describe('measures', () => {
  it('[NP-SOLO-04] standing revenue counts terrain, buildings and Increases, but neither connection nor Mines', () => {
    const table = solo();
    table.tile('nina caribbean', 'mixed');
    table.tile('nina rockies', 'mountains');
    table.tile('nina andes', 'inhospitable');
    table.settle(PLANCK, 'nina caribbean', 2);
    expect(standing(table)).toBe(4);
    table.settle(PLANCK, 'nina rockies');
    table.state.mines[table.at('nina rockies')] = 5;
    expect(standing(table)).toBe(5);
    table.town(PLANCK, 'nina andes');
    expect(standing(table)).toBe(7);
    table.city(PLANCK, 'nina patagonia');
    expect(standing(table)).toBe(10);
    table.state.increases[table.at('nina andes')] = 2;
    expect(standing(table)).toBe(12);
    table.settle(ME, 'nina andes');
    expect(standing(table)).toBe(12);
    expect(standing(table, ME)).toBe(2);
    expect(settlerStanding(table.box, table.state, table.at('nina andes'))).toBe(2);
  });

  it('[NP-SOLO-05] collectable revenue needs a way to the ship or room in a Stronghold, and counts mining', () => {
    const table = solo();
    table.tile('nina caribbean', 'plains');
    table.tile('nina amazonia', 'mixed');
    table.tile('nina rockies', 'mountains');
    table.settle(PLANCK, 'nina caribbean');
    table.settle(PLANCK, 'nina amazonia');
    table.settle(PLANCK, 'nina rockies', 2);
    expect(collected(table)).toBe(0);
    table.ship(PLANCK, 'nina caribbean');
    expect(collected(table)).toBe(3);
    table.state.mines[table.at('nina rockies')] = 5;
    table.captain(PLANCK, 'nina isthmus');
    expect(collected(table)).toBe(3 + 2 + 2);
    table.give(PLANCK, { captains: [-1, -1, -1] });
    table.stronghold(PLANCK, 'nina rockies', 1);
    expect(collected(table)).toBe(3 + 2);
    table.state.vaults[table.at('nina rockies')] = 3;
    expect(collected(table)).toBe(3);
    expect(shipIncome(table.box, table.state, postureOf(table.state, PLANCK, 0))).toBe(3);
  });

  it('[NP-SOLO-05] Towns, Cities and Increases count in any world, and those of the Soloist do not', () => {
    for (const [world, id] of WORLDS.entries()) {
      const table = solo();
      const gold = (): number => collectable(table.box, table.state, postureOf(table.state, PLANCK, world));
      table.tile(`${id} caribbean`, 'mixed');
      table.settle(PLANCK, `${id} caribbean`, 2);
      table.ship(PLANCK, `${id} caribbean`);
      expect(gold()).toBe(4);
      table.town(PLANCK, `${id} caribbean`);
      expect(gold()).toBe(6);
      table.city(PLANCK, `${id} amazonia`);
      expect(gold()).toBe(9);
      table.state.increases[table.at(`${id} caribbean`)] = 1;
      expect(gold()).toBe(9 + 3);
      table.state.increases[table.at(`${id} amazonia`)] = 2;
      expect(gold()).toBe(9 + 3 + 2);
      table.settle(ME, `${id} caribbean`);
      table.town(ME, `${id} amazonia`);
      expect(gold()).toBe(9 + 3 + 2);
      expect(worldStanding(table.box, table.state, PLANCK, world)).toBe(14);
    }
  });

  it('[NP-SOLO-05] a ship that is not there receives nothing', () => {
    const table = solo();
    table.tile('nina appalachia', 'mixed');
    table.settle(ME, 'nina appalachia', 2);
    expect(shipIncome(table.box, table.state, postureOf(table.state, ME, 0))).toBe(0);
  });

  it('[NP-SOLO-57] Reduce takes as many as are too many, and none out of a Stronghold', () => {
    for (const [world, id] of WORLDS.entries()) {
      const table = solo();
      const gold = (): number => collectableReduced(table.box, table.state, postureOf(table.state, PLANCK, world));
      table.tile(`${id} caribbean`, 'mixed');
      table.ship(PLANCK, `${id} caribbean`);
      table.settle(PLANCK, `${id} caribbean`, 3);
      expect(gold()).toBe(2 * 2);
      table.settle(ME, `${id} caribbean`, 1);
      expect(gold()).toBe(2);
      table.settle(ME, `${id} caribbean`, 4);
      expect(gold()).toBe(0);
      table.stronghold(PLANCK, `${id} caribbean`);
      expect(gold()).toBe(2);
      expect(table.settlers(PLANCK, `${id} caribbean`)).toBe(3);
    }
  });

  it('[NP-SOLO-64] what buildings add to the standing revenue', () => {
    const table = solo();
    table.tile('nina isthmus', 'inhospitable');
    table.tile('nina andes', 'mountains');
    table.tile('nina rockies', 'mixed');
    const rises = (what: 'city' | 'town' | 'upgrade'): number[] =>
      ['isthmus', 'andes', 'rockies'].map((land) =>
        standingRise(table.box, table.state, table.at(`nina ${land}`), what),
      );
    expect(rises('city')).toEqual([3, 2, 1]);
    expect(rises('town')).toEqual([2, 1, 0]);
    expect(rises('upgrade')).toEqual([1, 1, 1]);
  });
});
