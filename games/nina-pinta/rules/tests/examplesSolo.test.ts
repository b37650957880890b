import { describe, expect, it } from 'vitest';
import { LANDS, type LandId, type NationId, SOURCES, WORLDS } from '../src/ids.ts';
import { victoryGrade } from '../src/solo/score.ts';
import { worldStanding } from '../src/solo/standing.ts';
import type { Table } from '../src/testing/table.ts';
import {
  bonusOf,
  eventsOf,
  governPlanck,
  kindsOf,
  ME,
  mark,
  PLANCK,
  progressFromTop,
  retainedBy,
  sailPlanck,
  score,
  selectPlanck,
  solo,
  stackProgress,
  stackTiles,
  tiesAt,
  tilesFromBottom,
} from './soloHelpers.ts';

/** Every land of a world is explored, and a City and a Town of the Soloist fill it. */
function fillWorld(table: Table, world: string, but: readonly LandId[] = []): void {
  for (const land of LANDS) {
    const place = `${world} ${land}`;
    table.explore(place);
    if (but.includes(land)) continue;
    table.state.cities[table.at(place)] = ME;
    table.state.towns[table.at(place)] = 1 << ME;
  }
}

function goalOf(table: Table): string {
  const [{ action, place }] = eventsOf(table.events, 'shipHarboured');
  return `${action} ${LANDS[place % LANDS.length]}`;
}

describe('example 13: clockwise search for a target', () => {
  it('[NP-SOLO-91][NP-SOLO-41] attack: Isthmus, Rockies, Appalachia', () => {
    const table = solo();
    table.war('nina');
    table.settle(ME, 'nina appalachia');
    table.explore('nina caribbean', 'nina isthmus', 'nina rockies');
    stackTiles(table, 'isthmus', 'andes', 'patagonia');
    sailPlanck(table);
    expect(goalOf(table)).toBe('attack appalachia');
    expect(tilesFromBottom(table)).toEqual(['andes', 'patagonia', 'isthmus']);
  });

  it('[NP-SOLO-91][NP-SOLO-49] explore: past explored lands and those next to none', () => {
    const explored = solo();
    explored.explore('nina caribbean', 'nina isthmus');
    stackTiles(explored, 'isthmus');
    sailPlanck(explored);
    expect(goalOf(explored)).toBe('explore rockies');
    const far = solo();
    far.explore('nina caribbean');
    stackTiles(far, 'rockies');
    sailPlanck(far);
    expect(goalOf(far)).toBe('explore appalachia');
  });

  it('[NP-SOLO-91][NP-SOLO-52] consolidate: all the way round from Patagonia to the Caribbean', () => {
    const table = solo();
    fillWorld(table, 'nina', ['caribbean']);
    table.tile('nina caribbean', 'plains');
    table.captain(PLANCK, 'nina andes');
    stackTiles(table, 'patagonia');
    sailPlanck(table, { captain: false });
    expect(goalOf(table)).toBe('consolidate caribbean');
    // One land earlier in the round would have been taken before.
    const earlier = solo();
    fillWorld(earlier, 'nina', ['caribbean', 'amazonia', 'appalachia']);
    for (const land of ['caribbean', 'amazonia', 'appalachia'] as const) earlier.tile(`nina ${land}`, 'mixed');
    earlier.captain(PLANCK, 'nina andes');
    stackTiles(earlier, 'patagonia');
    sailPlanck(earlier, { captain: false });
    expect(goalOf(earlier)).toBe('consolidate appalachia');
  });
});

describe('example 14: a Town goes to Inhospitable terrain', () => {
  function governed(gold: number): Table {
    const table = solo();
    table.token('nina', 'grow');
    table.token('nina', 'build');
    table.tile('nina andes', 'inhospitable');
    table.tile('nina isthmus', 'plains');
    table.tile('nina rockies', 'mixed');
    for (const land of ['andes', 'isthmus', 'rockies']) table.settle(PLANCK, `nina ${land}`);
    // The revenue of the three is 3.
    table.ship(PLANCK, 'nina isthmus', gold - 3);
    expect(worldStanding(table.box, table.state, PLANCK, 0)).toBe(3);
    governPlanck(table);
    return table;
  }

  it('[NP-SOLO-64] five gold bring a Town in Andes', () => {
    const table = governed(5);
    expect(eventsOf(table.events, 'built')).toEqual([
      { kind: 'built', seat: PLANCK, place: table.at('nina andes'), what: 'town', cost: 3 },
    ]);
    expect(table.player(PLANCK).gold).toBe(2);
    expect(worldStanding(table.box, table.state, PLANCK, 0)).toBe(5);
  });

  it('[NP-SOLO-62] nine gold bring a City there', () => {
    const table = governed(9);
    expect(eventsOf(table.events, 'built')).toEqual([
      { kind: 'built', seat: PLANCK, place: table.at('nina andes'), what: 'city', cost: 9 },
    ]);
    expect(table.player(PLANCK).gold).toBe(0);
    expect(worldStanding(table.box, table.state, PLANCK, 0)).toBe(6);
  });
});

describe('example 15: Native prefers Mixed terrain', () => {
  function native(iron: boolean, askTies: boolean): Table {
    const table = solo({ askTies });
    table.tile('nina isthmus', 'plains');
    table.tile('nina rockies', 'mixed');
    table.tile('nina andes', 'mountains');
    table.settle(PLANCK, 'nina isthmus');
    table.explore('nina rockies', 'nina andes');
    if (iron) table.state.increases[table.at('nina andes')] = 1;
    selectPlanck(table, { display: ['native'] });
    return table;
  }

  it('[NP-SOLO-72] two gold before one; with Iron they are equal', () => {
    expect(native(false, true).settlers(PLANCK, 'nina rockies')).toBe(1);
    const tied = native(true, true);
    expect(tiesAt(tied)).toEqual(['place nina andes', 'place nina rockies']);
    tied.play('place nina rockies');
    expect(tied.settlers(PLANCK, 'nina rockies')).toBe(1);
    expect(native(true, false).settlers(PLANCK, 'nina andes')).toBe(1);
  });
});

describe('example 16: Stronghold prefers Mixed terrain', () => {
  it("[NP-SOLO-76] Planck's Settler in the Mixed land enters it and is neither attacked nor recovered nor replaced", () => {
    const table = solo();
    table.tile('nina rockies', 'mixed');
    table.tile('nina andes', 'mountains');
    table.settle(PLANCK, 'nina rockies');
    table.settle(PLANCK, 'nina andes');
    selectPlanck(table, { display: ['stronghold', 'town'] });
    expect(table.state.strongholds[table.at('nina rockies')]).toBe(PLANCK);
    expect(table.state.strongholds[table.at('nina andes')]).not.toBe(PLANCK);
    table.play('pass 2');
    expect(table.state.towns[table.at('nina andes')]).toBe(1 << PLANCK);
    expect(table.settlers(PLANCK, 'nina rockies')).toBe(1);
  });
});

describe('example 17: loading, Cities and victory', () => {
  /** The crews in sailing order, with a C for the Captain. */
  function loads(planck: NationId, token: readonly [(typeof WORLDS)[number], 'grow' | 'build'], ashore = ''): string {
    const table = solo({ planck });
    mark(table, { arts: 'nina', science: 'pinta', religion: 'santaMaria' });
    stackProgress(table, 'music', 'music');
    table.state.tokens.length = 0;
    table.token(...token);
    table.explore('nina caribbean', 'nina amazonia');
    if (ashore !== '') table.captain(PLANCK, ashore);
    table.enter('loading', { order: [ME, PLANCK] });
    table.play('load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    const { crews, aboard, voyage } = eventsOf(table.events, 'planckLoaded')[0].load;
    return voyage.map((world) => `${aboard[world] > 0 ? 'C+' : ''}${crews[world]}`).join(' ');
  }

  it('[NP-SOLO-29] three crew: the first ships get a Settler more, as many as the figure says', () => {
    expect(loads('portugal', ['nina', 'grow'])).toBe('C+2 C+1 C+1');
    expect(loads('portugal', ['pinta', 'grow'])).toBe('C+2 C+2 C+1');
    expect(loads('portugal', ['nina', 'build'])).toBe('C+2 C+2 C+2');
  });

  it('[NP-SOLO-30] four crew: a Settler more on each', () => {
    expect(loads('england', ['nina', 'grow'])).toBe('C+3 C+2 C+2');
    expect(loads('england', ['pinta', 'grow'])).toBe('C+3 C+3 C+2');
    expect(loads('england', ['nina', 'build'])).toBe('C+3 C+3 C+3');
  });

  it('[NP-SOLO-31] a Captain ashore is replaced', () => {
    expect(loads('portugal', ['pinta', 'grow'], 'pinta caribbean')).toBe('C+2 3 C+1');
  });

  it('[NP-SOLO-88] points for Cities', () => {
    const cityPoints = (counts: readonly number[]): number => {
      const table = solo();
      for (const [world, count] of counts.entries()) {
        for (const land of LANDS.slice(0, count)) table.city(ME, `${WORLDS[world]} ${land}`);
      }
      score(table);
      return table
        .player(PLANCK)
        .points.slice(0, WORLDS.length)
        .reduce((sum, points) => sum + points);
    };
    expect(cityPoints([0, 1, 3])).toBe(9);
    expect(cityPoints([2, 2, 2])).toBe(3);
    expect(cityPoints([0, 0, 0])).toBe(18);
  });

  it('[NP-SOLO-89] the grades', () => {
    const { box } = solo();
    const names = [1, 5, 6, 10, 11, 15, 16, 20, 21, 40].map(
      (lead) => box.components.solo.grades[victoryGrade(box, lead)].name,
    );
    expect(names).toEqual([
      'Cabin-boy',
      'Cabin-boy',
      'Cook',
      'Cook',
      'Bosun',
      'Bosun',
      'First mate',
      'First mate',
      'Captain',
      'Captain',
    ]);
  });
});

describe('example 18: drawing the first world', () => {
  it('[NP-SOLO-23][NP-SOLO-25][NP-SOLO-26][NP-SOLO-58] for loading and for governing', () => {
    const table = solo();
    mark(table, { arts: 'pinta', science: 'nina', religion: 'santaMaria' });
    stackProgress(table, 'knight', 'general', 'anyScience', 'music');
    table.explore('nina caribbean', 'nina amazonia');
    table.enter('loading', { order: [ME, PLANCK] });
    table.play('load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    expect(table.player(PLANCK).voyage).toEqual([0, 1, 2]);
    expect(table.view(ME).players[PLANCK].military).toEqual(['knight', 'general']);
    expect(progressFromTop(table)).toEqual(['music', 'anyScience']);
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    expect(table.state.goals).toEqual([1, 2, 0]);
    expect(progressFromTop(table)).toEqual(['anyScience', 'music']);
  });
});

describe('example 19: number of pairs', () => {
  function attacked(settlers: number, { grow, mine }: { readonly grow: boolean; readonly mine: number }): Table {
    const table = solo({ planck: 'england' });
    table.war('nina');
    table.tile('nina isthmus', 'plains');
    if (grow) table.token('nina', 'grow');
    table.settle(ME, 'nina isthmus', mine);
    sailPlanck(table, { settlers });
    return table;
  }

  function left(table: Table): number[] {
    return [table.settlers(ME, 'nina isthmus'), table.settlers(PLANCK, 'nina isthmus')];
  }

  it('[NP-SOLO-45] until the capacity is met', () => {
    const two = attacked(2, { grow: true, mine: 2 });
    expect(left(two)).toEqual([1, 1]);
    expect(two.player(PLANCK).captains[0]).toBe(two.at('nina isthmus'));
    expect(left(attacked(3, { grow: true, mine: 2 }))).toEqual([0, 1]);
    expect(left(attacked(1, { grow: false, mine: 1 }))).toEqual([0, 0]);
  });
});

describe('example 20: migrating to make a chain', () => {
  it('[NP-SOLO-55][NP-SOLO-56] Rockies to Isthmus brings four gold', () => {
    const table = solo();
    table.tile('nina rockies', 'forest');
    table.tile('nina isthmus', 'plains');
    table.tile('nina caribbean', 'mixed');
    table.settle(PLANCK, 'nina caribbean');
    table.explore('nina rockies', 'nina isthmus');
    table.captain(PLANCK, 'nina rockies');
    // The ship has just come to Rockies.
    table.settle(PLANCK, 'nina rockies', 2);
    sailPlanck(table, { settlers: 0, captain: false });
    expect(goalOf(table)).toBe('fallback rockies');
    expect(eventsOf(table.events, 'settlerMigrated')).toEqual([
      { kind: 'settlerMigrated', seat: PLANCK, from: table.at('nina rockies'), to: table.at('nina isthmus') },
    ]);
    expect(kindsOf(table.events)).not.toContain('settlersReduced');
    governPlanck(table);
    expect(eventsOf(table.events, 'revenueCollected')[0]).toMatchObject({ gold: 4, lost: 0 });
  });
});

describe('example 21: State of War marker', () => {
  it('[NP-SOLO-21] Pinta or Santa Maria, as the Soloist decides', () => {
    for (const askTies of [true, false]) {
      const table = solo({ askTies });
      table.own(PLANCK, 'knight');
      for (const world of WORLDS) table.tile(`${world} caribbean`, world === 'nina' ? 'mixed' : 'plains');
      table.tile('santaMaria caribbean', 'forest');
      table.settle(PLANCK, 'nina caribbean', 2);
      table.settle(PLANCK, 'pinta caribbean', 2);
      table.settle(PLANCK, 'santaMaria caribbean', 2);
      table.enter('establish', { era: 2 });
      expect(tiesAt(table)).toEqual(askTies ? ['war pinta', 'war santaMaria'] : []);
      if (!askTies) expect(table.state.war).toBe(1 << WORLDS.indexOf('pinta'));
    }
  });
});

describe('example 22: fallback', () => {
  it('[NP-SOLO-53][NP-SOLO-54] to the Captain in Andes; the Settlers return', () => {
    const table = solo();
    fillWorld(table, 'nina');
    table.captain(PLANCK, 'nina andes');
    sailPlanck(table, { settlers: 2, captain: false });
    expect(eventsOf(table.events, 'tileDrawn')).toHaveLength(1);
    expect(goalOf(table)).toBe('fallback andes');
    expect(table.player(PLANCK).settlers).toBe(20);
    expect(table.settlers(PLANCK, 'nina andes')).toBe(0);
  });
});

describe('example 23: recovery', () => {
  /** Planck's figure-3 load of three crew needs six; `supply` are at home, the others as in the example. */
  function recovery(supply: number): Table {
    const table = solo();
    mark(table, { arts: 'nina', science: 'pinta', religion: 'santaMaria' });
    stackProgress(table, 'music');
    table.token('nina', 'grow');
    table.token('nina', 'build');
    table.tile('nina isthmus', 'plains');
    table.tile('nina andes', 'mountains');
    table.tile('nina rockies', 'mixed');
    table.tile('nina appalachia', 'forest');
    table.settle(PLANCK, 'nina isthmus', 2);
    table.settle(PLANCK, 'nina andes');
    table.town(PLANCK, 'nina andes');
    table.settle(PLANCK, 'nina rockies', 3);
    table.settle(PLANCK, 'nina appalachia');
    for (const land of ['caribbean', 'amazonia', 'patagonia', 'andes', 'isthmus', 'rockies', 'appalachia']) {
      table.settle(PLANCK, `pinta ${land}`);
    }
    for (const land of ['caribbean', 'amazonia']) table.settle(PLANCK, `santaMaria ${land}`);
    expect(table.player(PLANCK).settlers).toBe(4);
    table.give(PLANCK, { settlers: supply });
    table.enter('loading', { order: [ME, PLANCK] });
    table.play('load nina 0', 'load pinta 0', 'load santaMaria 0', 'seal nina pinta santaMaria');
    return table;
  }

  it('[NP-SOLO-35][NP-SOLO-36] one from Plains and the one from Mountains', () => {
    const table = recovery(4);
    expect(tiesAt(table)).toEqual(['recover nina andes', 'recover nina isthmus']);
    table.play('recover nina isthmus');
    expect(tiesAt(table)).toEqual([]);
    expect(eventsOf(table.events, 'settlerRecovered').map(({ place }) => place)).toEqual([
      table.at('nina isthmus'),
      table.at('nina andes'),
    ]);
    expect(table.settlers(PLANCK, 'nina rockies')).toBe(3);
    expect(eventsOf(table.events, 'planckLoaded')[0].load.crews).toEqual([2, 2, 2]);
  });

  it('[NP-SOLO-36] if one is needed, the Soloist decides between the two', () => {
    const table = recovery(5);
    expect(tiesAt(table)).toEqual(['recover nina andes', 'recover nina isthmus']);
    table.play('recover nina andes');
    expect(eventsOf(table.events, 'settlerRecovered')).toHaveLength(1);
  });

  it('[NP-SOLO-37] if one more is needed, the last ship sails with one Settler less', () => {
    const table = recovery(3);
    table.play('recover nina andes');
    expect(eventsOf(table.events, 'settlerRecovered')).toHaveLength(2);
    expect(eventsOf(table.events, 'planckLoaded')[0].load.crews).toEqual([2, 2, 1]);
  });
});

describe('example 24: Double Selection', () => {
  it('[NP-SOLO-68][NP-SOLO-78] Castle and Music, then Iron, then a pass', () => {
    const table = solo();
    table.own(PLANCK, 'doubleSelection');
    table.give(PLANCK, { gold: 5 });
    table.display('iron', 'castle', 'gold5', 'music', 'town', 'catholic');
    table.enter('selecting', { era: 4, order: [ME, PLANCK] });
    table.play('pass 1');
    const taken = eventsOf(table.events, 'benefitSelected').map(({ face, cost }) => [
      table.box.faces.names[face],
      cost,
    ]);
    expect(taken).toEqual([
      ['castle', 0],
      ['music', 0],
      ['iron', 3],
    ]);
    expect(eventsOf(table.events, 'doublePlayed')).toEqual([{ kind: 'doublePlayed', seat: PLANCK, cost: 2 }]);
    expect(table.player(PLANCK)).toMatchObject({ gold: 0, kept: [0, 0, 0] });
    expect(eventsOf(table.events, 'passed')[1]).toMatchObject({ seat: PLANCK, space: 1 });
    expect(retainedBy(table)).toEqual(['iron']);
  });
});

describe('example 25: Turn Order and passing', () => {
  function passing(mine: string): Table {
    const table = solo();
    table.own(PLANCK, 'turnOrder');
    table.give(PLANCK, { gold: 0 });
    table.display('music');
    table.enter('selecting', { era: 6, order: [ME, PLANCK] });
    table.play(mine);
    return table;
  }

  it('[NP-SOLO-80] Planck is first, the Soloist second, the counter is used up', () => {
    const table = passing('pass 1');
    expect(table.state.order).toEqual([PLANCK, ME]);
    expect(retainedBy(table)).toEqual([]);
    expect(table.player(PLANCK).kept).toEqual([0, 0, 0]);
    expect(eventsOf(table.events, 'passed')[1]).toMatchObject({ seat: PLANCK, space: 0, pushed: true });
  });

  it('[NP-SOLO-80] with the Soloist on the second space the counter is retained', () => {
    const table = passing('pass 2');
    expect(table.state.order).toEqual([PLANCK, ME]);
    expect(retainedBy(table)).toEqual(['turnOrder']);
  });
});

describe('example 26: Pirate', () => {
  it('[NP-SOLO-74][NP-SOLO-75] on Pinta, where it takes two of five', () => {
    const table = solo();
    table.own(PLANCK, 'pirate');
    for (const [world, terrain, count] of [
      ['nina', 'plains', 3],
      ['pinta', 'mixed', 3],
      ['santaMaria', 'forest', 4],
    ] as const) {
      table.tile(`${world} caribbean`, terrain);
      table.settle(ME, `${world} caribbean`, count);
      table.ship(ME, `${world} caribbean`);
    }
    table.token('pinta', 'build');
    table.player(ME).cargo[1] = 2;
    table.enter('sailing', { round: 3, order: [ME, PLANCK] });
    expect(table.state.pirates).toEqual([0, 1, 0]);
    const { gold } = table.player(ME);
    table.play('govern pinta', 'town pinta caribbean');
    expect(eventsOf(table.events, 'piratePlayed')).toEqual([
      { kind: 'piratePlayed', seat: PLANCK, owner: ME, gold: 2 },
    ]);
    expect(table.player(ME).gold).toBe(gold + 3);
  });
});

describe('example 27: a final score', () => {
  function finished(planck: NationId): Table {
    const table = solo({ nations: [planck === 'spain' ? 'portugal' : 'spain'], planck });
    mark(table, { arts: 'pinta', science: 'santaMaria', religion: 'nina' });
    table.city(PLANCK, 'pinta caribbean');
    table.city(PLANCK, 'santaMaria isthmus');
    table.city(ME, 'santaMaria andes');
    table.city(ME, 'santaMaria rockies');
    table.settle(PLANCK, 'nina caribbean', 12);
    table.town(PLANCK, 'nina isthmus');
    table.town(PLANCK, 'pinta isthmus');
    table.town(PLANCK, 'nina andes');
    table.settle(PLANCK, 'nina andes', 2);
    table.state.cathedrals[table.at('nina andes')] = 1;
    table.own(PLANCK, 'music', 'painting', 'literature', 'physics', 'medicine', 'catholic', 'catholic', 'protestant');
    table.own(PLANCK, 'knight', 'knight', 'castle', 'general', 'infantry');
    table.give(PLANCK, { gold: 13 });
    for (const id of ['spyglass', 'turnOrder', 'gems'] as const) table.player(PLANCK).retained[bonusOf(id)] = 1;
    table.give(ME, { gold: 0, points: SOURCES.map((_, i) => (i === 0 ? 79 : 0)), score: 79 });
    score(table);
    return table;
  }

  it('[NP-SOLO-86][NP-SOLO-87][NP-SOLO-88][NP-SOLO-93] seventy-eight points as Portugal', () => {
    const table = finished('portugal');
    const { points, score: total } = table.player(PLANCK);
    // Settlements 30 and Cities 9 are in the rows of the worlds.
    expect(points.slice(0, 3).reduce((sum, one) => sum + one)).toBe(30 + 9);
    expect(points.slice(3)).toEqual([6, 7, 1, 18, 2 + 5]);
    expect(total).toBe(78);
    expect(finished('spain').player(PLANCK).score).toBe(77);
    expect(finished('england').player(PLANCK).score).toBe(76);
    expect(finished('france').player(PLANCK).score).toBe(76);
  });

  it("[NP-SOLO-89] a Soloist with eighty-five wins by seven, a Cook's victory", () => {
    const table = finished('portugal');
    expect(table.player(ME).score).toBe(85);
    const [{ winner, lead, grade }] = eventsOf(table.events, 'victoryGraded');
    expect([winner, lead, table.box.components.solo.grades[grade].name]).toEqual([ME, 7, 'Cook']);
  });
});
