import { describe, expect, it } from 'vitest';
import type { LandId, NationId, WorldId } from '../src/ids.ts';
import type { Table } from '../src/testing/table.ts';
import { UNSEEN } from '../src/view.ts';
import { eventsOf, ME, mark, PLANCK, progressFromTop, solo, stackProgress, tiesAt } from './soloHelpers.ts';

/** Arts on Niña, Science on Pinta, Religion on Santa Maria, and an Arts counter on top. */
function ready(options: { readonly planck?: NationId; readonly askTies?: boolean } = {}): Table {
  const table = solo(options);
  mark(table, { arts: 'nina', science: 'pinta', religion: 'santaMaria' });
  stackProgress(table, 'music', 'music', 'catholic');
  return table;
}

/** The Soloist seals empty ships, and Planck loads; then the Soloist sails, if nothing else is asked. */
function load(table: Table): Table {
  table.explore('nina caribbean', 'nina amazonia');
  table.events.length = 0;
  table.give(ME, { gold: 3 });
  table.enter('loading', { order: [ME, PLANCK] });
  table.play('load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
  return table;
}

function loadOf(table: Table): { readonly crews: readonly number[]; readonly aboard: readonly number[] } {
  const { crews, aboard } = eventsOf(table.events, 'planckLoaded')[0].load;
  return { crews, aboard };
}

describe('the order of the ships', () => {
  it('[NP-SOLO-22] Planck loads after the Soloist has sealed', () => {
    const table = ready();
    table.explore('nina caribbean', 'nina amazonia');
    table.enter('loading', { order: [ME, PLANCK] });
    table.play('load nina 1', 'load pinta 0', 'load santaMaria 0');
    expect(eventsOf(table.events, 'progressTurnedUp')).toEqual([]);
    expect(table.player(PLANCK).crews).toEqual([0, 0, 0]);
    const events = table.play('seal nina pinta santaMaria');
    const kinds = events.map((event) => event.kind);
    expect(kinds.indexOf('loadsSealed')).toBeLessThan(kinds.indexOf('progressTurnedUp'));
    expect(eventsOf(events, 'planckLoaded')).toHaveLength(1);
    expect(table.player(ME).crews).toEqual([1, 0, 0]);
  });

  it('[NP-SOLO-23] the group of the counter on top names the first world, the others follow clockwise', () => {
    for (const [name, voyage] of [
      ['music', [0, 1, 2]],
      ['physics', [1, 2, 0]],
      ['protestant', [2, 0, 1]],
    ] as const) {
      const table = ready();
      stackProgress(table, name);
      load(table);
      expect(table.player(PLANCK).voyage).toEqual(voyage);
      expect(eventsOf(table.events, 'courseFixed')[0].worlds).toEqual(voyage);
      expect(eventsOf(table.events, 'courseFixed')[0].worlds).not.toBe(table.player(PLANCK).voyage);
    }
    const table = ready();
    mark(table, { arts: 'santaMaria', science: 'pinta', religion: 'nina' });
    expect(load(table).player(PLANCK).voyage).toEqual([2, 0, 1]);
  });

  it('[NP-SOLO-24] after Santa Maria comes Niña', () => {
    const table = ready();
    stackProgress(table, 'catholic');
    expect(load(table).player(PLANCK).voyage).toEqual([2, 0, 1]);
  });

  it('[NP-SOLO-25] Military counters are taken until another kind is turned up', () => {
    const table = ready();
    stackProgress(table, 'knight', 'anyMilitary', 'physics', 'castle');
    load(table);
    const held = (name: string): number =>
      table.player(PLANCK).progress[table.face(name) - table.box.faces.progressFrom];
    expect([held('knight'), held('anyMilitary'), held('castle'), held('physics')]).toEqual([1, 1, 0, 0]);
    expect(table.player(PLANCK).voyage[0]).toBe(1);
    expect(eventsOf(table.events, 'progressTurnedUp').map((event) => event.world)).toEqual([-1, -1, 1]);
    expect(progressFromTop(table)).toEqual(['castle', 'physics']);
    expect(table.state.progressSeen).toEqual([1, 0]);
  });

  it('[NP-SOLO-26] the counter that fixed the world goes under the stack; Any Type stands for its group', () => {
    const table = ready();
    stackProgress(table, 'anyScience', 'music', 'catholic');
    load(table);
    expect(table.player(PLANCK).voyage[0]).toBe(1);
    expect(progressFromTop(table)).toEqual(['music', 'catholic', 'anyScience']);
    expect(table.view(ME).progressStack).toEqual([UNSEEN, UNSEEN, 'anyScience']);
  });

  it('[NP-SOLO-27] with none but Military counters left the first world is drawn', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => {
      const table = solo({ seed: `draw ${i}` });
      stackProgress(table, 'knight', 'castle');
      load(table);
      expect(progressFromTop(table)).toEqual([]);
      const { voyage } = table.player(PLANCK);
      expect(voyage.slice(1)).toEqual([(voyage[0] + 1) % 3, (voyage[0] + 2) % 3]);
      return voyage[0];
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});

describe('loads', () => {
  it('[NP-SOLO-28] a Captain and a Settler at least on every ship, free of charge', () => {
    const table = ready();
    table.give(PLANCK, { gold: 2 });
    load(table);
    expect(table.player(PLANCK).gold).toBe(2);
    expect(loadOf(table).aboard).toEqual([1, 1, 1]);
    for (const settlers of loadOf(table).crews) expect(settlers).toBeGreaterThanOrEqual(1);
    expect(table.player(PLANCK).settlers).toBe(20 - 4);
    expect(table.player(PLANCK).manifest).toEqual([3, 2, 2]);
    expect(eventsOf(table.events, 'crewPaid').map((event) => event.seat)).toEqual([ME]);
  });

  it('[NP-SOLO-31][NP-SOLO-32] a ship whose Captain is ashore takes a Settler instead', () => {
    const table = ready();
    table.captain(PLANCK, 'pinta caribbean');
    load(table);
    expect(loadOf(table)).toEqual({ crews: [2, 2, 1], aboard: [1, 0, 1] });
  });

  it('[NP-SOLO-33] the ships sail in the order of their worlds, and no later crew is larger', () => {
    const table = ready({ planck: 'england' });
    stackProgress(table, 'catholic');
    table.captain(PLANCK, 'nina caribbean');
    load(table);
    const { crews, aboard } = loadOf(table);
    const { voyage } = table.player(PLANCK);
    expect(voyage).toEqual([2, 0, 1]);
    expect(voyage.map((world) => crews[world] + aboard[world])).toEqual([4, 3, 3]);
  });
});

describe('recovery', () => {
  /** Planck has this many Settlers left; those on the map are set by the test. */
  function short(table: Table, left: number): void {
    table.give(PLANCK, { settlers: left });
  }

  function put(table: Table, world: WorldId, land: LandId, count: number): void {
    table.settle(PLANCK, `${world} ${land}`, count);
  }

  it('[NP-SOLO-34] Settlers are taken off the map one by one until there are enough', () => {
    const table = ready();
    table.tile('nina isthmus', 'plains');
    put(table, 'nina', 'isthmus', 5);
    short(table, 2);
    load(table);
    expect(eventsOf(table.events, 'settlerRecovered')).toHaveLength(2);
    expect(table.settlers(PLANCK, 'nina isthmus')).toBe(3);
    expect(loadOf(table).crews).toEqual([2, 1, 1]);
    expect(table.player(PLANCK)).toMatchObject({ settlers: 0, owed: 0 });
    const enough = ready();
    put(enough, 'nina', 'isthmus', 5);
    short(enough, 4);
    expect(eventsOf(load(enough).events, 'settlerRecovered')).toEqual([]);
  });

  it('[NP-SOLO-35] not from a Stronghold, not the only settlement of a land, none worth more than one gold', () => {
    const table = ready();
    table.tile('nina isthmus', 'plains');
    table.tile('nina caribbean', 'mixed');
    table.tile('nina andes', 'mountains');
    table.tile('nina rockies', 'forest');
    put(table, 'nina', 'isthmus', 1);
    put(table, 'nina', 'caribbean', 3);
    put(table, 'nina', 'andes', 1);
    table.town(PLANCK, 'nina andes');
    table.stronghold(PLANCK, 'nina andes');
    put(table, 'nina', 'rockies', 2);
    table.state.increases[table.at('nina rockies')] = 1;
    short(table, 0);
    load(table);
    expect(eventsOf(table.events, 'settlerRecovered')).toEqual([]);
    const other = ready();
    other.tile('nina andes', 'mountains');
    put(other, 'nina', 'andes', 1);
    other.town(PLANCK, 'nina andes');
    short(other, 0);
    expect(eventsOf(load(other).events, 'settlerRecovered').map((event) => event.place)).toEqual([
      other.at('nina andes'),
    ]);
  });

  it('[NP-SOLO-36] the least worth first; between equals the Soloist decides', () => {
    const table = ready();
    table.tile('nina isthmus', 'plains');
    table.tile('pinta andes', 'inhospitable');
    put(table, 'nina', 'isthmus', 2);
    put(table, 'pinta', 'andes', 2);
    short(table, 3);
    load(table);
    expect(eventsOf(table.events, 'settlerRecovered').map((event) => event.place)).toEqual([table.at('pinta andes')]);
    const tied = ready();
    tied.tile('nina isthmus', 'plains');
    tied.tile('pinta andes', 'forest');
    put(tied, 'nina', 'isthmus', 3);
    put(tied, 'pinta', 'andes', 3);
    short(tied, 2);
    load(tied);
    expect(tiesAt(tied)).toEqual(['recover nina isthmus', 'recover pinta andes']);
    expect(tied.refuse('recover nina caribbean')).toMatchObject({ rule: 'NP-SOLO-36' });
    tied.play('recover pinta andes');
    expect(tiesAt(tied)).toEqual(['recover nina isthmus', 'recover pinta andes']);
    tied.play('recover pinta andes');
    expect(tiesAt(tied)).toEqual([]);
    expect(tied.settlers(PLANCK, 'nina isthmus')).toBe(3);
    expect(loadOf(tied).crews).toEqual([2, 1, 1]);
  });

  it('[NP-SOLO-37] what still lacks lacks on the last ships, and the order stays', () => {
    const table = ready();
    short(table, 3);
    load(table);
    expect(loadOf(table)).toEqual({ crews: [2, 1, 0], aboard: [1, 1, 1] });
    expect(table.player(PLANCK).voyage).toEqual([0, 1, 2]);
    const none = ready();
    none.captain(PLANCK, 'santaMaria caribbean');
    short(none, 1);
    load(none);
    expect(loadOf(none)).toEqual({ crews: [1, 0, 0], aboard: [1, 1, 0] });
    expect(none.player(PLANCK)).toMatchObject({ settlers: 0, owed: 0 });
  });
});
