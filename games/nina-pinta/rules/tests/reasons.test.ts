import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/testing/table.ts';
import { governs, illegal, sails, selects } from './helpers.ts';

/** A refused move names a rule that really forbids it. */
describe('the reason for a refusal', () => {
  it('[NP-EXPLORE-05] an explored land stays explored, with or without a Captain aboard', () => {
    for (const captain of ['captain', undefined] as const) {
      const table = makeTable();
      table.explore('nina caribbean', 'nina isthmus');
      table.crew(0, 'nina', 1, captain);
      sails(table, 0, 'nina');
      const move = 'explore nina caribbean';
      expect(table.refuse(move)).toEqual(illegal(move, 'NP-EXPLORE-05'));
    }
  });

  it('[NP-NATION-05] France has attacked outside a State of War in this era; others never can', () => {
    for (const [seat, rule] of [
      [3, 'NP-NATION-05'],
      [0, 'NP-ATTACK-02'],
    ] as const) {
      const table = makeTable();
      table.settle(1, 'nina andes', 2);
      table.crew(seat, 'nina', 2, 'captain');
      table.state.banner = false;
      sails(table, seat, 'nina');
      expect(table.refuse('attack nina andes')).toEqual(illegal('attack nina andes', rule));
    }
  });

  it('[NP-REV-12] [NP-REV-16] mining is limited by the Settlers first, by the storage second', () => {
    const table = makeTable();
    // Inhospitable: the Settlers yield nothing themselves.
    table.settle(0, 'nina appalachia', 2);
    table.stronghold(0, 'nina appalachia', 2);
    table.state.mines[table.at('nina appalachia')] = 4;
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(table.legal()).toEqual(['mine nina appalachia 0', 'mine nina appalachia 1']);
    expect(table.refuse('mine nina appalachia 3')).toMatchObject({ rule: 'NP-REV-12' });
    expect(table.refuse('mine nina appalachia 2')).toMatchObject({ rule: 'NP-REV-16' });
  });

  it('[NP-DISC-10] nobody stores gold in another player’s Stronghold', () => {
    const table = makeTable();
    table.ship(0, 'nina isthmus', 1);
    table.settle(0, 'nina isthmus', 2);
    table.stronghold(0, 'nina isthmus', 1);
    table.settle(1, 'nina rockies');
    table.stronghold(1, 'nina rockies', 1);
    governs(table, 0, 'nina');
    table.play('arrange');
    expect(table.legal()).toContain('store nina isthmus 1');
    expect(table.refuse('store nina rockies 1')).toMatchObject({ rule: 'NP-DISC-10' });
    expect(table.refuse('store nina caribbean 1')).toMatchObject({ rule: 'NP-DISC-10' });
  });

  it('[NP-DISC-09] the only Settler of the land is in the Stronghold', () => {
    const table = makeTable();
    table.token('nina', 'build');
    table.ship(0, 'nina isthmus', 30);
    for (const place of ['nina isthmus', 'nina rockies', 'nina andes']) table.settle(0, place);
    table.stronghold(0, 'nina andes');
    governs(table, 0, 'nina');
    table.play('collect');
    expect(table.legal()).toContain('town nina isthmus');
    for (const kind of ['town', 'city']) {
      expect(table.refuse(`${kind} nina andes`)).toMatchObject({ rule: 'NP-DISC-09' });
      expect(table.refuse(`${kind} nina caribbean`)).toMatchObject({ rule: 'NP-BUILD-10' });
    }
  });

  it('[NP-ERA-07] the second of two equal counters cannot be named', () => {
    const table = makeTable();
    table.display('music', 'corn', 'music');
    selects(table, 0);
    expect(table.refuse('take music 2')).toMatchObject({ rule: 'NP-ERA-07' });
    expect(table.refuse('take knight 2')).toMatchObject({ rule: 'NP-BENEFIT-03' });
  });

  it('[NP-BENEFIT-08] an empty Pass space takes no Turn Order counter', () => {
    const table = makeTable();
    table.own(1, 'turnOrder');
    table.display('music');
    selects(table, 0);
    expect(table.refuse('push 2')).toMatchObject({ rule: 'NP-BONUS-19' });
    table.play('pass 1');
    expect(table.refuse('push 2')).toMatchObject({ rule: 'NP-BENEFIT-08' });
  });

  it('[NP-LOAD-14] [NP-LOAD-16] there is no Settler to recover, or none outside the Stronghold', () => {
    const table = makeTable({ seats: 2 });
    table.settle(0, 'nina andes', 2);
    table.settle(0, 'pinta isthmus');
    table.settle(0, 'nina rockies');
    table.stronghold(0, 'nina rockies');
    table.give(0, { settlers: 0, gold: 9 });
    table.enter('loading', { era: 2 });
    table.playAs(0, 'load nina 1', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    table.playAs(1, 'load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(table.refuse('recover nina caribbean')).toMatchObject({ rule: 'NP-LOAD-14' });
    expect(table.refuse('recover nina rockies')).toMatchObject({ rule: 'NP-LOAD-16' });
  });
});
