import type { Outcome } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { GROUPS, type GroupId, SOURCES } from '../src/ids.ts';
import { countingWith } from '../src/queries/countingWith.ts';
import { finalRanking } from '../src/queries/finalRanking.ts';
import { type MarkerWorth, markerWorth } from '../src/queries/markerWorth.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, selects } from './helpers.ts';

/** Two at the table, before the last passes. */
function twoPlayers(): Table {
  const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
  for (const seat of [0, 1]) table.give(seat, { gold: 0 });
  return table;
}

/** All players pass in the last era: the first in turn order takes this space. */
function finish(table: Table, space = 1): Outcome {
  selects(table, 0, { era: 6 });
  table.play(`pass ${space}`);
  const outcome = table.game.outcome(table.state);
  if (outcome === undefined) throw new Error('the game is not over');
  return outcome;
}

/** Points of seat 0 from a group, with this many Cities in the group's world and in others. */
function groupPoints(group: GroupId, cities: number, ...counters: readonly string[]): number {
  const table = twoPlayers();
  const names = ['caribbean', 'amazonia', 'patagonia', 'andes', 'isthmus', 'rockies', 'appalachia'];
  if (group === 'military') {
    for (const [at, name] of names.slice(0, cities).entries()) {
      table.city(1, `${at < 3 ? 'nina' : at < 6 ? 'pinta' : 'santaMaria'} ${name}`);
    }
  } else {
    table.state.markers[GROUPS.indexOf(group)] = 1;
    for (const name of names.slice(0, cities)) table.city(1, `pinta ${name}`);
    // Cities of other worlds do not count.
    table.city(1, 'nina rockies');
  }
  table.own(0, ...counters);
  return finish(table).breakdown[0][group];
}

const ARTS = ['painting', 'sculpture', 'music', 'literature', 'architecture'];
const SCIENCE = ['astronomy', 'medicine', 'mathematics', 'cartography', 'physics'];
const MILITARY = ['infantry', 'knight', 'artillery', 'castle', 'general'];

describe('settlements', () => {
  it('[NP-SCORE-01] scores by source, and the sources add up', () => {
    const table = twoPlayers();
    table.settle(0, 'nina andes', 2);
    table.town(0, 'pinta andes');
    table.city(0, 'santaMaria andes', 'arts');
    table.own(0, 'music', 'physics', 'catholic', 'knight');
    table.give(0, { gold: 11 });
    const { scores, breakdown } = finish(table);
    expect(breakdown[0]).toEqual({
      ...{ nina: 2, pinta: 2, santaMaria: 3 },
      ...{ arts: 1, science: 0, religion: 0, military: 3, gold: 2 },
    });
    expect(scores).toEqual([13, 0]);
    const scored = eventsOf(table.events, 'finalScored');
    expect(scored.map(({ source }) => source)).toEqual(SOURCES);
    expect(scored.map(({ points }) => points)).toEqual([...[2, 2, 3, 1, 0, 0, 3, 2].map((points) => [points, 0])]);
  });

  it('[NP-SCORE-02] a City scores 3, a Town 2, a Settler 1', () => {
    const table = twoPlayers();
    table.settle(0, 'nina andes', 4);
    table.town(0, 'nina andes');
    table.town(0, 'nina rockies');
    table.city(0, 'nina isthmus', 'arts');
    table.settle(1, 'nina isthmus', 2);
    table.town(1, 'nina andes');
    const { breakdown } = finish(table);
    expect(breakdown.map(({ nina }) => nina)).toEqual([4 + 2 + 2 + 3, 2 + 2]);
  });

  it('[NP-SCORE-03] a Cathedral doubles Towns and Settlers of all players in its land', () => {
    const table = twoPlayers();
    table.settle(0, 'nina andes', 2);
    table.town(0, 'nina andes');
    table.settle(0, 'nina rockies', 1);
    table.settle(1, 'nina andes', 3);
    table.state.cathedrals[table.at('nina andes')] = 1;
    const { breakdown } = finish(table);
    expect(breakdown.map(({ nina }) => nina)).toEqual([2 * (2 + 2) + 1, 2 * 3]);
  });

  it('[NP-SCORE-04] Captains, supplies and unused counters score nothing', () => {
    const table = twoPlayers();
    table.captain(0, 'nina andes');
    table.own(0, 'pirate', 'doubleSelection', 'turnOrder');
    expect(finish(table).scores).toEqual([0, 0]);
    expect(table.player(0)).toMatchObject({ settlers: 20, towns: 10 });
  });
});

describe('Progress Benefits', () => {
  it('[NP-SCORE-05] each group is scored on its own', () => {
    const table = twoPlayers();
    table.own(0, ...ARTS.slice(0, 2), ...SCIENCE.slice(0, 3), 'catholic', ...MILITARY.slice(0, 4));
    const { breakdown } = finish(table);
    expect(breakdown[0]).toMatchObject({ arts: 1, science: 3, religion: 0, military: 18 });
  });

  it('[NP-SCORE-06] [NP-SCORE-07] five types in Arts, Science and Military, two in Religion', () => {
    const { faces } = makeTable().box;
    const typesOf = (group: GroupId): string[] =>
      faces.names.filter((_, face) => faces.group[face] === GROUPS.indexOf(group) && !faces.any[face]);
    expect(typesOf('military')).toEqual(MILITARY);
    expect(typesOf('arts')).toEqual(ARTS);
    expect(typesOf('science')).toEqual(SCIENCE);
    expect(typesOf('religion')).toEqual(['catholic', 'protestant']);
  });

  it('[NP-SCORE-08] in Arts, Science and Military types count, not duplicates', () => {
    expect(groupPoints('arts', 2, 'music', 'music', 'painting')).toBe(2 + 3);
    expect(groupPoints('science', 2, 'physics', 'physics')).toBe(2);
    expect(groupPoints('military', 5, 'infantry', 'infantry', 'knight')).toBe(2 + 3);
  });

  it('[NP-SCORE-09] in Religion the larger number of one type counts', () => {
    expect(groupPoints('religion', 3, 'catholic')).toBe(3);
    expect(groupPoints('religion', 3, 'catholic', 'catholic', 'protestant')).toBe(3 + 4);
    expect(groupPoints('religion', 3, 'protestant', 'protestant', 'catholic')).toBe(3 + 4);
    expect(groupPoints('religion', 3, 'catholic', 'catholic', 'protestant', 'protestant')).toBe(7);
  });

  it('[NP-SCORE-10] the basic value is the number of Cities in the world of the group, whoever owns them', () => {
    for (const cities of [0, 1, 2, 3]) {
      expect(groupPoints('arts', cities, 'music')).toBe(cities);
      expect(groupPoints('science', cities, 'physics')).toBe(cities);
      expect(groupPoints('religion', cities, 'catholic')).toBe(cities);
    }
  });

  it('[NP-SCORE-11] a marker that was never placed makes it 0', () => {
    const table = twoPlayers();
    table.city(0, 'nina andes', 'arts');
    table.own(0, 'physics', 'medicine', 'catholic');
    expect(finish(table).breakdown[0]).toMatchObject({ science: 1, religion: 0 });
  });

  it('[NP-SCORE-12] for Military it is the number of discs not placed, at most 3', () => {
    const values = [0, 1, 2, 3, 4, 5, 6, 7].map((cities) => groupPoints('military', cities, 'castle'));
    expect(values).toEqual([3, 3, 3, 3, 3, 2, 1, 0]);
  });

  it('[NP-SCORE-13] every further Benefit scores one more, and five count at most', () => {
    const steps = [1, 2, 3, 4, 5].map((count) => groupPoints('arts', 1, ...ARTS.slice(0, count)));
    expect(steps.map((points, at) => points - (steps[at - 1] ?? 0))).toEqual([1, 2, 3, 4, 5]);
    const six = Array.from({ length: 5 }, () => 'protestant');
    expect(groupPoints('religion', 2, ...six, 'anyReligion')).toBe(20);
    expect(groupPoints('religion', 2, ...six)).toBe(20);
  });

  describe.each([0, 1, 2, 3])('[NP-SCORE-14] with a basic value of %i', (value) => {
    const table = [
      [0, 1, 3, 6, 10],
      [1, 3, 6, 10, 15],
      [2, 5, 9, 14, 20],
      [3, 7, 12, 18, 25],
    ];

    it.each([1, 2, 3, 4, 5])('%i counting Benefits score as the table says', (count) => {
      const points = table[value][count - 1];
      expect(groupPoints('arts', value, ...ARTS.slice(0, count))).toBe(points);
      expect(groupPoints('science', value, ...SCIENCE.slice(0, count))).toBe(points);
      expect(groupPoints('religion', value, ...ARTS.slice(0, count).map(() => 'catholic'))).toBe(points);
      expect(groupPoints('military', 7 - value, ...MILITARY.slice(0, count))).toBe(points);
    });

    it('none scores nothing', () => {
      expect(groupPoints('arts', value)).toBe(0);
      expect(groupPoints('military', 7 - value)).toBe(0);
    });
  });

  it('[NP-SCORE-15] [NP-SCORE-16] an Any Type is counted to best effect, within the limit', () => {
    expect(groupPoints('arts', 3, ...ARTS.slice(0, 4), 'anyArts')).toBe(25);
    expect(groupPoints('arts', 3, ...ARTS, 'anyArts')).toBe(25);
    expect(groupPoints('arts', 3, 'music', 'anyArts')).toBe(7);
    expect(groupPoints('arts', 3, 'anyArts')).toBe(3);
    expect(groupPoints('science', 1, 'anyScience', 'physics', 'physics')).toBe(3);
    expect(groupPoints('military', 5, 'anyMilitary', 'knight')).toBe(5);
    expect(groupPoints('religion', 3, 'catholic', 'catholic', 'protestant', 'anyReligion')).toBe(3 + 4 + 5);
    expect(groupPoints('religion', 3, 'anyReligion')).toBe(3);
  });
});

describe('gold and victory', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [26, 5],
  ])('[NP-SCORE-17] %i gold behind the screen score %i', (gold, points) => {
    const table = twoPlayers();
    table.give(1, { gold: 0 });
    table.display();
    table.give(0, { gold });
    expect(finish(table).breakdown[0].gold).toBe(points);
  });

  it('[NP-SCORE-18] gold in Strongholds and on Mines scores nothing', () => {
    const table = twoPlayers();
    table.settle(0, 'nina andes');
    table.stronghold(0, 'nina andes', 3);
    table.state.mines[table.at('nina andes')] = 5;
    table.give(0, { gold: 3 });
    expect(finish(table).breakdown[0]).toMatchObject({ nina: 1, gold: 0 });
  });

  it('grades no victory: that is for the solo game', () => {
    const table = twoPlayers();
    finish(table);
    expect(eventsOf(table.events, 'victoryGraded')).toEqual([]);
  });

  it('[NP-SCORE-19] the most points win, whatever the turn order', () => {
    const table = twoPlayers();
    table.settle(0, 'nina andes', 1);
    table.settle(1, 'nina andes', 2);
    expect(finish(table)).toMatchObject({ scores: [1, 2], places: [2, 1] });
  });

  it('[NP-SCORE-19] [NP-SCORE-20] a tie goes to the earliest player in the turn order of the last passes', () => {
    expect(finish(twoPlayers(), 1)).toMatchObject({ scores: [0, 0], places: [1, 2] });
    const table = twoPlayers();
    expect(finish(table, 2)).toMatchObject({ scores: [0, 0], places: [2, 1] });
    expect(table.state.order).toEqual([1, 0]);
    expect(finalRanking(table.game.view(table.state, 'spectator'))).toEqual([1, 0]);
  });
});

describe('what a marker would be worth', () => {
  it('[NP-SCORE-08] [NP-SCORE-10] [NP-SCORE-13] are the Benefits that count then, unless they are behind a screen', () => {
    const table = twoPlayers();
    table.own(0, 'music', 'music', 'painting');
    table.city(1, 'nina andes');
    const worth = (viewer: number): MarkerWorth =>
      markerWorth(table.box, table.game.view(table.state, viewer), { seat: 0, group: 0, world: 0 });
    expect(worth(0)).toEqual({ value: 1, counting: 2, points: table.box.components.scoring.table[1][1] });
    expect(worth(1)).toEqual({ value: 1, counting: undefined, points: undefined });
  });
});

describe('what another Benefit would change', () => {
  it('[NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16] is what counts then, as far as it is not behind a screen', () => {
    const table = twoPlayers();
    table.own(0, 'music', 'anyArts', 'catholic', 'catholic', 'protestant', 'knight');
    const change = (name: string, viewer = 0): number[] | undefined => {
      const counting = countingWith(table.box, table.game.view(table.state, viewer), 0, table.face(name));
      return counting && [counting.before, counting.after];
    };
    expect(['music', 'painting', 'protestant', 'catholic'].map((name) => change(name))).toEqual([
      [2, 2],
      [2, 3],
      [2, 2],
      [2, 3],
    ]);
    expect([change('painting', 1), change('castle', 1)]).toEqual([undefined, [1, 2]]);
  });

  it('[NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16] is told by its kind, with the Benefits of its type', () => {
    const table = twoPlayers();
    const change = (name: string): string => {
      const counting = countingWith(table.box, table.game.view(table.state, 0), 0, table.face(name));
      return `${counting?.change} ${counting?.ofType}`;
    };
    table.own(0, 'music', 'anyArts', 'catholic', 'catholic', 'knight');
    expect(['painting', 'music', 'anyArts', 'anyScience', 'knight'].map(change)).toEqual([
      'newType 1',
      'sameType 2',
      'anyType 2',
      'anyType 1',
      'sameType 2',
    ]);
    expect(['catholic', 'protestant', 'anyReligion'].map(change)).toEqual([
      'religion 3',
      'religion 1',
      'anyReligion 1',
    ]);
    table.own(0, 'painting', 'anyArts', 'anyArts', 'anyArts');
    expect(['music', 'anyArts', 'literature'].map(change)).toEqual(['sameType 2', 'allTypes 5', 'allTypes 1']);
  });
});
