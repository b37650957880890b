import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import { attackerAtPeace } from '../src/queries/attackerAtPeace.ts';
import { proceed } from '../src/rounds/index.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { contextOf, eventsOf, illegal, sails } from './helpers.ts';

/** Before the first era, at the first decision. */
function start(options: Parameters<typeof makeTable>[0]): Table {
  const table = makeTable({ ...options, bare: true });
  proceed(contextOf(table));
  return table;
}

/** France or Spain with a Captain and two Settlers before Pinta's Appalachia, where England has two Settlers. */
function beforeAppalachia(seat: number): Table {
  const table = makeTable();
  table.explore('pinta caribbean');
  table.settle(2, 'pinta appalachia', 2);
  table.crew(seat, 'pinta', 2, 'captain');
  sails(table, seat, 'pinta');
  return table;
}

describe('the nations', () => {
  it('[NP-NATION-01] Spain starts first and has nothing else', () => {
    const table = start({ seats: 3, nations: ['france', 'england', 'spain'] });
    expect(table.state.order[0]).toBe(2);
    expect(table.question().kind).toBe('loadShips');
    expect(table.player(2).crewSide).toBe(3);
    const spain = beforeAppalachia(0);
    expect(spain.refuse('attack pinta appalachia')).toEqual(illegal('attack pinta appalachia', 'NP-ATTACK-02'));
  });

  it('[NP-NATION-02] Portugal may look at three lands of one world before era 1', () => {
    const table = start({ nations: ['england', 'france', 'portugal', 'spain'] });
    expect(table.question()).toEqual({ kind: 'lookAtLands', seat: 2 });
    expect(table.legal()).toHaveLength(3 * 35 + 1);
    const places = ['pinta amazonia', 'pinta andes', 'pinta rockies'].map(table.at);
    const tiles = places.map((place) => table.state.tiles[place]);
    expect(table.play('look pinta amazonia andes rockies')[0]).toEqual({
      ...{ kind: 'landsLooked', seat: 2, world: 1, lands: (1 << 1) | (1 << 3) | (1 << 5), tiles },
    });
    for (const [place, seen] of table.view(2).places.entries()) {
      expect(seen.terrain !== undefined).toBe(places.includes(place));
      expect(seen.explored).toBe(false);
    }
    expect(table.view(0).places.some(({ terrain }) => terrain !== undefined)).toBe(false);
    expect(table.refuse('look nina amazonia andes rockies', 2)).toEqual(
      illegal('look nina amazonia andes rockies', 'NP-LOAD-01'),
    );
  });

  it('[NP-NATION-03] three lands named at once, before the first token is revealed; or none', () => {
    const table = start({});
    expect(table.state.tokens).toEqual([]);
    expect(table.state.players.map(({ gold }) => gold)).toEqual([3, 3, 3, 3]);
    expect(table.refuse('look nina andes rockies')).toEqual(illegal('look nina andes rockies', 'NP-NATION-03'));
    expect(table.refuse('look nina andes')).toEqual(illegal('look nina andes', 'NP-NATION-03'));
    expect(table.refuse('done')).toEqual(illegal('done', 'NP-NATION-02'));
    expect(table.play('decline')[0]).toEqual({ kind: 'lookDeclined', seat: 1 });
    expect(table.view(1).places.some(({ terrain }) => terrain !== undefined)).toBe(false);
    expect(table.state.tokens).toHaveLength(1);
    expect(table.question().kind).toBe('loadShips');
  });

  it('[NP-NATION-04] the ships of England take four from the start', () => {
    const table = makeTable({ seats: 2, nations: ['england', 'spain'] });
    table.give(0, { gold: 12 });
    expect(table.player(0).crewSide).toBe(4);
    table.playAs(0, 'load nina 4', 'load pinta captain 3', 'load santaMaria 4');
    expect(table.player(0)).toMatchObject({ crews: [4, 3, 4], aboard: [0, 1, 0] });
  });

  it('[NP-NATION-05] [NP-NATION-06] France attacks where no State of War prevails, once in an era', () => {
    const table = beforeAppalachia(3);
    expect(table.state.war).toBe(0);
    expect(table.view(0).players.map(({ banner }) => banner)).toEqual([false, false, false, true]);
    const events = table.play('attack pinta appalachia');
    expect(eventsOf(events, 'bannerTurned')).toEqual([{ kind: 'bannerTurned', seat: 3 }]);
    expect(table.state.banner).toBe(false);
    expect(table.view(0).players.map(({ banner }) => banner)).toEqual([false, false, false, false]);
    table.play('done');
    table.settle(2, 'nina andes');
    table.crew(3, 'nina', 2, 'captain');
    sails(table, 3, 'nina');
    expect(table.refuse('attack nina andes')).toEqual(illegal('attack nina andes', 'NP-NATION-05'));
  });

  it('[NP-NATION-05] [NP-NATION-06] who may still attack at peace: the nation with that capability, if anybody', () => {
    const attacker = (table: Table) => attackerAtPeace(table.box, table.view('spectator'));
    const table = beforeAppalachia(3);
    expect(attacker(table)).toBe(3);
    table.play('attack pinta appalachia');
    expect(attacker(table)).toBeUndefined();
    expect(attacker(makeTable({ seats: 2 }))).toBeUndefined();
    const [spain, portugal, england, france] = shipped.nations;
    const nations = [
      spain,
      { ...portugal, capability: france.capability },
      england,
      { ...france, capability: portugal.capability },
    ];
    expect(attacker(makeTable({ box: makeBox({ ...shipped, nations }) }))).toBe(1);
  });

  it('[NP-NATION-05] all other conditions hold for that attack', () => {
    const table = makeTable();
    table.settle(2, 'nina andes');
    table.stronghold(2, 'nina andes');
    table.settle(2, 'nina isthmus');
    table.crew(3, 'nina', 1, 'captain');
    sails(table, 3, 'nina');
    expect(table.refuse('attack nina andes')).toEqual(illegal('attack nina andes', 'NP-ATTACK-03'));
    table.give(3, { crews: [0, 0, 0] });
    expect(table.refuse('attack nina isthmus')).toEqual(illegal('attack nina isthmus', 'NP-ATTACK-01'));
    table.give(3, { crews: [1, 0, 0], aboard: [0, 0, 0] });
    expect(table.refuse('attack nina isthmus')).toEqual(illegal('attack nina isthmus', 'NP-ATTACK-01'));
    table.give(3, { aboard: [1, 0, 0] });
    expect(table.legal()).toContain('attack nina isthmus');
  });

  it('[NP-NATION-07] any number of pairs, in every era, and not used up where there is war', () => {
    const table = beforeAppalachia(3);
    expect(table.state.era).toBe(1);
    table.play('attack pinta appalachia');
    expect(table.legal()).toEqual(['remove england', 'done']);
    table.play('remove england');
    expect(table.settlers(2, 'pinta appalachia')).toBe(0);
    const war = beforeAppalachia(3);
    war.war('pinta');
    expect(eventsOf(war.play('attack pinta appalachia'), 'bannerTurned')).toEqual([]);
    expect(war.state.banner).toBe(true);
    war.play('remove england');
    war.settle(2, 'nina andes');
    war.crew(3, 'nina', 1, 'captain');
    sails(war, 3, 'nina', { era: 6 });
    war.play('attack nina andes');
    expect(war.state.banner).toBe(false);
  });

  it('[NP-NATION-06] the banner is of no use to others', () => {
    const table = beforeAppalachia(1);
    expect(table.state.banner).toBe(true);
    expect(table.legal()).not.toContain('attack pinta appalachia');
  });
});
