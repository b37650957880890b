import { describeFault } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import file from './components.json' with { type: 'json' };
import { PROBLEMS } from './problems.ts';
import { readComponents } from './shape.ts';
import { shipped } from './shipped.ts';

type Json = Record<string, unknown>;

/** Our file with the value at a JSON pointer replaced, or taken out where there is none. */
function copyWith(changes: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(file);
  for (const [pointer, value] of Object.entries(changes)) {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const parent = keys.reduce((at, key) => at[key] as Json, copy as Json);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

function faultOf(input: unknown): string {
  const read = readComponents(input);
  return read.ok ? 'accepted' : describeFault(read.error, PROBLEMS);
}

function faultWith(changes: Readonly<Record<string, unknown>>): string {
  return faultOf(copyWith(changes));
}

/** Rows of: where our file is changed, into what, and the fault that must name it. */
function refuses(rows: readonly (readonly [pointer: string, value: unknown, fault: string])[]): void {
  it.each(rows)('%s as %j', (pointer, value, fault) => expect(faultWith({ [pointer]: value })).toBe(fault));
}

const port = file.destinations[0];
const town = file.destinations[3];
const fort = file.destinations[7];

describe('a file of components', () => {
  it('of ours is accepted and is what the game ships', () => {
    expect(faultOf(file)).toBe('accepted');
    expect(shipped).toEqual(file);
  });

  it('needs none of the remarks', () => {
    const remarks = ['/game', '/dataVersion', '/notice', '/provenance', '/forcedBounds'];
    expect(faultWith(Object.fromEntries(remarks.map((pointer) => [pointer, undefined])))).toBe('accepted');
  });

  it('may carry other amounts, points, defences, names and zones', () => {
    const owner = {
      '/constants/treasureValues/gold': 7,
      '/constants/heroBonus': [3, 2],
      '/amounts/5/crewA': [5, 4, 3],
      '/tavern/7/crew': 5,
      '/locations/shipyard/yields/0/guns': 2,
      '/destinations/7/name': 'Río de la Hacha',
      '/destinations/7/id': 'rioDeLaHacha',
      '/destinations/7/troops': 3,
      '/destinations/10/zone': 2,
      '/galleonCounters/2/vp': 12,
      '/troopCounters': [0, 1, 1, 3],
      '/stock/crew': 40,
    };
    expect(faultWith(owner)).toBe('accepted');
  });

  it('may have names of 1 to 40 characters', () => {
    expect(faultWith({ '/destinations/0/name': 'X', '/destinations/1/name': 'X'.repeat(40) })).toBe('accepted');
    expect(faultWith({ '/destinations/1/name': 'X'.repeat(41) })).toMatch(
      /^\/destinations\/1\/name: must be a name of/,
    );
  });

  it('may list the Destinations in another order', () => {
    expect(faultWith({ '/destinations': [...file.destinations].reverse() })).toBe('accepted');
  });

  it('may have a die with other faces if the chart fits', () => {
    const line = { crew: 4, ghost: false };
    const chart = { '/constants/dieFaces': 9, '/tavern/8': line, '/tavern/9': line, '/tavern/10': line };
    expect(faultWith(chart)).toBe('accepted');
  });
});

describe('what is no file of components', () => {
  it.each([
    [null, '/: must be an object, not null'],
    [[], '/: must be an object, not []'],
    ['Francis Drake', '/: must be an object, not "Francis Drake"'],
    [{}, '/players: is missing'],
  ])('%j', (input, fault) => expect(faultOf(input)).toBe(fault));

  refuses([
    ['/extra', 1, '/extra: is not a known field'],
    ['/constants/extra', 1, '/constants/extra: is not a known field'],
    ['/locations/palace', {}, '/locations/palace: is not a known field'],
    ['/destinations/3/goods', ['sugar'], '/destinations/3/goods: is not a known field'],
    ['/destinations/11/vp', 6, '/destinations/11/vp: is not a known field'],
    ['/game', 'Amerigo', '/game: must be "Francis Drake"'],
    ['/dataVersion', 2, '/dataVersion: must be 1'],
    ['/stock', undefined, '/stock: is missing'],
    ['/stock/crew', undefined, '/stock/crew: is missing'],
    ['/stock/guns', -1, '/stock/guns: must be a whole number from 0 to 99, not -1'],
    ['/stock/barrels', '21', '/stock/barrels: must be a whole number from 0 to 99, not "21"'],
  ]);
});

describe('what the rules fix', () => {
  refuses([
    ['/players/min', 2, '/players/min: must be 3'],
    ['/players/max', 6, '/players/max: must be 5'],
    ['/voyages', 4, '/voyages: must be 3'],
    ['/constants/attackLimit', 3, '/constants/attackLimit: must be 2'],
    ['/constants/maxRange', 5, '/constants/maxRange: must be 4'],
    ['/constants/missionNumbers', [1, 2, 3], '/constants/missionNumbers: must have 4 entries, not 3'],
    ['/constants/missionNumbers/2', 4, '/constants/missionNumbers/2: must be 3'],
    ['/constants/playerDiscs', 0, '/constants/playerDiscs: must be a whole number from 1 to 19, not 0'],
    ['/constants/heroBonus', [2, 1, 1], '/constants/heroBonus: must have 2 entries, not 3'],
    ['/constants/heroBonus', 2, '/constants/heroBonus: must be a list, not 2'],
    ['/constants/heroBonus/1', 0.5, '/constants/heroBonus/1: must be a whole number from 0 to 99, not 0.5'],
    ['/constants/treasureValues/pearl', 6, '/constants/treasureValues/pearl: is not a known field'],
    ['/constants/setValues/4', undefined, '/constants/setValues/4: is missing'],
    ['/constants/dieFaces', 1, '/constants/dieFaces: must be a whole number from 2 to 20, not 1'],
  ]);

  it('[FD-LIMITS-11] the Investor costs no more than everybody starts with', () => {
    const fault = '/constants/investorCost: must be at most startVp (4), not 5';
    expect(faultWith({ '/constants/investorCost': 5 })).toBe(fault);
    expect(faultWith({ '/constants/investorCost': 5, '/constants/startVp': 5 })).toBe('accepted');
  });

  it('a further kind in a set is worth no less than the one before', () => {
    expect(faultWith({ '/constants/setValues/2': 3 })).toBe('/constants/setValues/2: must be at least 4, not 3');
    expect(faultWith({ '/constants/setValues/3': 13 })).toBe('/constants/setValues/3: must be at least 14, not 13');
    expect(faultWith({ '/constants/setValues/4': 23 })).toBe('/constants/setValues/4: must be at least 24, not 23');
    expect(faultWith({ '/constants/setValues/4': 24 })).toBe('accepted');
  });
});

describe('the street', () => {
  it('[FD-SETUP-03] has 18 Locations, the last two without a tile', () => {
    expect(file.street).toHaveLength(18);
    expect(faultWith({ '/street': file.street.slice(1) })).toBe('/street: must have 18 entries, not 17');
    const swapped = { '/street/15': 'investor', '/street/16': 'suppliesB' };
    expect(faultWith(swapped)).toBe('/street/16: must be "investor", not "suppliesB"');
    const ended = { '/street/16': 'dockside', '/street/17': 'investor' };
    expect(faultWith(ended)).toBe('/street/16: must be "investor", not "dockside"');
  });

  it('[FD-SETUP-04] names each of two Crew, Guns and Supplies and of twelve others once', () => {
    expect(Object.keys(file.locations).sort()).toEqual([...file.street].sort());
    const names = Object.values(file.locations).map((location) => location.name);
    expect(names.filter((name) => ['Crew', 'Guns', 'Supplies'].includes(name))).toHaveLength(6);
    expect(new Set(names).size).toBe(15);
    expect(faultWith({ '/street/4': 'queen' })).toBe('/street/4: names queen a second time');
    expect(faultWith({ '/street/3': 'king' })).toMatch(/^\/street\/3: must be one of "crewA", .*, not "king"$/);
    expect(faultWith({ '/locations/queen': undefined })).toBe('/locations/queen: is missing');
  });

  it.each([
    ['crew', 0, 7],
    ['guns', 2, 12],
    ['supplies', 1, 15],
  ])('[FD-SETUP-07] has the richer tile of %s first', (kind, first, second) => {
    const swapped = { [`/street/${first}`]: `${kind}B`, [`/street/${second}`]: `${kind}A` };
    expect(faultWith(swapped)).toBe(`/street/${first}: must come after ${kind}A, the richer tile of its kind`);
  });

  it('may put the other tiles in any order', () => {
    expect(faultWith({ '/street/3': 'trade', '/street/4': 'queen' })).toBe('accepted');
  });
});

describe('the Locations', () => {
  it('offer no choice twice, in whatever order its parts stand', () => {
    const fault = '/locations/investor/choice/1: offers the same as a choice before it';
    expect(faultWith({ '/locations/investor/choice/1': { guns: 2, crew: 1 } })).toBe(fault);
  });

  refuses([
    ['/locations/crewA/circles', 4, '/locations/crewA/circles: must be 3'],
    ['/locations/trade/gives', 'crew', '/locations/trade/gives: must be "goods"'],
    ['/locations/queen/gives', 'crew', '/locations/queen/gives: is not a known field'],
    ['/locations/tavern/dieBonus', [1], '/locations/tavern/dieBonus: must have 2 entries, not 1'],
    ['/locations/tavern/dieBonus/0', 2, '/locations/tavern/dieBonus/0: must be 1'],
    ['/locations/shipyard/yields/1/guns', 1, '/locations/shipyard/yields/1/guns: is not a known field'],
    ['/locations/pinnace/yields/0/pinnace', 2, '/locations/pinnace/yields/0/pinnace: must be 1'],
    ['/locations/drake/discsNeeded', 3, '/locations/drake/discsNeeded: must be 2'],
    ['/locations/drake/choice/1/guns', 0, '/locations/drake/choice/1/guns: must be a whole number from 1 to 9, not 0'],
    ['/locations/admiral/yields/0/frigateCounters', 2, '/locations/admiral/yields/0/frigateCounters: must be 3'],
    ['/locations/governor/yields/0/troopCounters', 3, '/locations/governor/yields/0/troopCounters: must be 4'],
    ['/locations/investor/circles', 5, '/locations/investor/circles: must be null'],
    ['/locations/investor/oncePerGame', false, '/locations/investor/oncePerGame: must be true'],
    ['/locations/dockside/choice/2', {}, '/locations/dockside/choice/2/barrels: is missing'],
    ['/locations/dockside/name', '', '/locations/dockside/name: must be a name of 1 to 40 characters, not ""'],
  ]);
});

describe('the amounts in the circles', () => {
  it('[FD-SETUP-05] stand for the same circles in the sets for 3, 4 and 5 players', () => {
    expect(Object.keys(file.amounts)).toEqual(['3', '4', '5']);
    expect(faultWith({ '/amounts/3': undefined })).toBe('/amounts/3: is missing');
    expect(faultWith({ '/amounts/6': file.amounts[5] })).toBe('/amounts/6: is not a known field');
    expect(faultWith({ '/amounts/4/gunsB': undefined })).toBe('/amounts/4/gunsB: is missing');
    expect(faultWith({ '/amounts/4/tavern': [1, 1] })).toBe('/amounts/4/tavern: is not a known field');
    expect(faultWith({ '/amounts/4/crewA': [3, 2] })).toBe('/amounts/4/crewA: must have 3 entries, not 2');
    expect(faultWith({ '/amounts/5/trade': [2, 1, 1] })).toBe('/amounts/5/trade: must have 2 entries, not 3');
  });

  it('are no larger than in the circle before', () => {
    const fault = '/amounts/3/gunsA/2: must be at most 2, the amount in the circle before it, not 3';
    expect(faultWith({ '/amounts/3/gunsA': [4, 2, 3] })).toBe(fault);
    expect(faultWith({ '/amounts/3/crewA/0': 0 })).toBe(
      '/amounts/3/crewA/0: must be a whole number from 1 to 9, not 0',
    );
  });

  it('give no more on the poorer tile of a kind', () => {
    const fault = '/amounts/4/suppliesB: must give 8 in all at most, like suppliesA, not 9';
    expect(faultWith({ '/amounts/4/suppliesB': [3, 3, 3] })).toBe(fault);
    expect(faultWith({ '/amounts/4/suppliesB': [4, 2, 2] })).toBe('accepted');
  });

  it.each([
    ['[FD-PROV-17]', 'crewA', 'crewB'],
    ['[FD-PROV-19]', 'gunsA', 'gunsB'],
    ['[FD-PROV-21]', 'suppliesA', 'suppliesB'],
  ] as const)('%s of ours are less in all on the poorer tile', (_rule, richer, poorer) => {
    const sum = (row: readonly number[]) => row.reduce((one, other) => one + other);
    for (const set of Object.values(file.amounts)) expect(sum(set[poorer])).toBeLessThan(sum(set[richer]));
  });
});

describe('the tavern chart', () => {
  refuses([
    ['/tavern/7', undefined, '/tavern/7: is missing'],
    ['/tavern/8', { crew: 4, ghost: false }, '/tavern/8: is beyond 7, the highest result a die of 6 can have'],
    ['/tavern/0', { crew: 0, ghost: true }, '/tavern/0: is not a known field'],
    ['/tavern/x1', { crew: 0, ghost: true }, '/tavern/x1: is not a known field'],
    ['/tavern/1x', { crew: 0, ghost: true }, '/tavern/1x: is not a known field'],
    ['/tavern/1xx', { crew: 0, ghost: true }, '/tavern/1xx: is not a known field'],
    ['/tavern/2/ghost', false, '/tavern/2/ghost: must be true: the Ghost comes on 1 and 2'],
    ['/tavern/3/ghost', true, '/tavern/3/ghost: must be false: the Ghost comes on 1 and 2'],
    ['/tavern/1/crew', 1, '/tavern/1/crew: must be 0 beside the Ghost, not 1'],
    ['/tavern/4/crew', 10, '/tavern/4/crew: must be a whole number from 0 to 9, not 10'],
    ['/constants/dieFaces', 8, '/tavern/8: is missing'],
  ]);
});

describe('the map', () => {
  it('[FD-SETUP-09] has 4 towns, 4 forts, 3 galleons and the 3 ports in zones 1 to 4', () => {
    const ports = file.destinations.filter((one) => one.type === 'port').map((one) => one.name);
    expect(ports.sort()).toEqual(['San Juan', 'Santiago de Cuba', 'Santo Domingo']);
    expect(faultWith({ '/destinations': file.destinations.slice(1) })).toBe(
      '/destinations: must have 14 entries, not 13',
    );
    const fifth = { ...town, id: 'havana', name: 'Havana' };
    expect(faultWith({ '/destinations/7': fifth })).toBe('/destinations: must hold 4 of type "town", not 5');
    expect(faultWith({ '/destinations/0': { ...fort, id: 'morro' } })).toBe(
      '/destinations: must hold 4 of type "fort", not 5',
    );
    expect(faultWith({ '/destinations/12/zone': 5 })).toBe(
      '/destinations/12/zone: must be a whole number from 1 to 4, not 5',
    );
    expect(faultWith({ '/destinations/12/zone': undefined })).toBe('/destinations/12/zone: is missing');
  });

  it('[FD-SETUP-10] shows the defence, the points and the treasure wherever they apply', () => {
    expect(faultWith({ '/destinations/3/vp': undefined })).toBe('/destinations/3/vp: is missing');
    expect(faultWith({ '/destinations/8/troops': undefined })).toBe('/destinations/8/troops: is missing');
    expect(faultWith({ '/destinations/8/guns': undefined })).toBe('/destinations/8/guns: is missing');
    expect(faultWith({ '/destinations/11/treasure': undefined })).toBe('/destinations/11/treasure: is missing');
    expect(faultWith({ '/destinations/0/goods': undefined })).toBe('/destinations/0/goods: is missing');
    expect(faultWith({ '/destinations/0/circles': 1 })).toBe(
      '/destinations/0/circles: must be a whole number from 2 to 3, not 1',
    );
  });

  it('[FD-SETUP-11] has two circles everywhere but at a port, which may have three', () => {
    for (const at of [3, 7, 11]) {
      expect(faultWith({ [`/destinations/${at}/circles`]: 3 })).toBe(`/destinations/${at}/circles: must be 2`);
    }
    const moved = {
      '/destinations/0': { ...port, circles: 3, goods: ['coffee', 'tobacco', 'indigo'] },
      '/destinations/2/circles': 2,
      '/destinations/2/goods': ['coffee', 'sugar'],
    };
    expect(faultWith(moved)).toBe('accepted');
  });

  refuses([
    ['/destinations/5', 'portobelo', '/destinations/5: must be an object, not "portobelo"'],
    [
      '/destinations/5/type',
      'village',
      '/destinations/5/type: must be one of "town", "fort", "galleon", "port", not "village"',
    ],
    ['/destinations/5/type', undefined, '/destinations/5/type: is missing'],
    [
      '/destinations/5/id',
      'porto-belo',
      '/destinations/5/id: must be an id of letters beginning with a lower-case one, not "porto-belo"',
    ],
    ['/destinations/5/id', 'panama', '/destinations/9/id: names panama a second time'],
    [
      '/destinations/5/id',
      'Porto Belo',
      '/destinations/5/id: must be an id of letters beginning with a lower-case one, not "Porto Belo"',
    ],
    [
      '/destinations/5/name',
      'Porto\nBelo',
      '/destinations/5/name: must be a name of 1 to 40 characters, not "Porto\\nBelo"',
    ],
    ['/destinations/3/troops', 2, '/destinations/3/troops: must be 1'],
    ['/destinations/3/guns', 1, '/destinations/3/guns: must be 0'],
    ['/destinations/3/treasure', 'jewel', '/destinations/3/treasure: must be one of "silver", "gold", not "jewel"'],
    ['/destinations/12/treasure', 'gold', '/destinations/12/treasure: must be "jewel"'],
    ['/destinations/3/treasure', 'gold', '/destinations: must show gold on 2 of type "town", not on 3'],
    ['/destinations/9/treasure', 'silver', '/destinations: must show gold on 2 of type "fort", not on 1'],
    [
      '/destinations/0/goods/0',
      'rum',
      '/destinations/0/goods/0: must be one of "indigo", "sugar", "coffee", "tobacco", not "rum"',
    ],
    ['/destinations/0/goods', ['coffee'], '/destinations/0/goods: must have 2 to 3 entries, not 1'],
    ['/destinations/0/goods', ['coffee', 'coffee'], '/destinations/0/goods/1: names coffee a second time'],
    ['/destinations/0/circles', 3, '/destinations/0/goods: must have 3 entries, one for each circle, not 2'],
    ['/destinations/0/goods', ['sugar', 'tobacco'], '/destinations: must offer sugar at 2 of the ports, not at 3'],
    ['/destinations/2/goods/0', 'tobacco', '/destinations: must offer indigo at 1 of the ports, not at 0'],
  ]);

  it.each([
    ['/destinations/1/zone', 3, '1 to 2'],
    ['/destinations/2/zone', 3, '1 to 2'],
    ['/destinations/3/zone', 3, '1 to 2'],
    ['/destinations/4/zone', 3, '1 to 2'],
    ['/destinations/5/zone', 4, '1 to 3'],
    ['/destinations/6/zone', 4, '1 to 3'],
    ['/destinations/9/zone', 4, '1 to 3'],
    ['/destinations/10/troops', 5, '2 to 4'],
    ['/destinations/10/troops', 1, '2 to 4'],
    ['/galleonCounters/1/guns', 5, '2 to 4'],
  ])('%s as %d leaves the bounds, whatever the file says of them', (pointer, value, range) => {
    const problem = `must be a whole number from ${range}, not ${value} (the worked examples need it)`;
    expect(faultWith({ [pointer]: value })).toBe(`${pointer}: ${problem}`);
    expect(faultWith({ [pointer]: value, '/forcedBounds': {} })).toBe(`${pointer}: ${problem}`);
  });

  it('keeps the bounds of a Destination that stands elsewhere in the list, and of none that is not there', () => {
    const [cartagena, ...others] = [file.destinations[4], ...file.destinations.filter((one) => one.id !== 'cartagena')];
    expect(faultWith({ '/destinations': [{ ...cartagena, zone: 3 }, ...others] })).toMatch(
      /^\/destinations\/0\/zone: /,
    );
    expect(faultWith({ '/destinations': [{ ...cartagena, id: 'havana', zone: 3 }, ...others] })).toBe('accepted');
  });
});

describe('counters, stock and charts', () => {
  it('[FD-HIDDEN-05] the pools are 0, 1, 2 guns and 0, 0, 1, 2 troops', () => {
    expect(shipped.frigateCounters).toEqual([0, 1, 2]);
    expect(shipped.troopCounters).toEqual([0, 0, 1, 2]);
    expect(faultWith({ '/frigateCounters': [0, 1] })).toBe('/frigateCounters: must have 3 entries, not 2');
    expect(faultWith({ '/troopCounters': [0, 1, 2] })).toBe('/troopCounters: must have 4 entries, not 3');
    expect(faultWith({ '/troopCounters/3': 10 })).toBe('/troopCounters/3: must be a whole number from 0 to 9, not 10');
  });

  it('[FD-LIMITS-10] treasure and commodities suffice exactly for three voyages', () => {
    const perVoyage = { silver: 4, gold: 4, jewel: 3, indigo: 1, sugar: 2, coffee: 2, tobacco: 2 };
    for (const [id, count] of Object.entries(perVoyage)) {
      const lain = file.destinations.filter((one) => one.treasure === id || one.goods?.includes(id));
      expect(lain).toHaveLength(count);
      const fault = `/stock/${id}: must be ${count * 3}, ${count} for each of 3 voyages, not ${count * 3 + 1}`;
      expect(faultWith({ [`/stock/${id}`]: count * 3 + 1 })).toBe(fault);
    }
  });

  it('[FD-LIMITS-12] a voyage holds at most 22 successes, 11 treasures and 7 trades', () => {
    const { destinations, constants } = shipped;
    const guarded = destinations.filter((one) => one.treasure !== undefined);
    const ports = destinations.filter((one) => one.goods !== undefined);
    expect(guarded).toHaveLength(11);
    expect(guarded.length * constants.attackLimit).toBe(22);
    expect(ports.reduce((sum, one) => sum + one.circles, 0)).toBe(7);
    expect(ports.flatMap((one) => one.goods)).toHaveLength(7);
  });

  it('[FD-SETUP-20] the charts have a line for each number of kinds, each set and each voyage', () => {
    expect(file.constants.typeBonus).toHaveLength(4);
    expect(Object.keys(file.constants.setValues)).toEqual(['1', '2', '3', '4']);
    expect(file.voyages).toBe(3);
    expect(faultWith({ '/constants/typeBonus': [0, 1, 4] })).toBe('/constants/typeBonus: must have 4 entries, not 3');
    expect(faultWith({ '/constants/typeBonus/0': 1 })).toBe('/constants/typeBonus/0: must be 0');
    expect(faultWith({ '/constants/setValues/5': 40 })).toBe('/constants/setValues/5: is not a known field');
  });

  refuses([
    ['/stock/pinnace', 3, '/stock/pinnace: must be 2, not 3'],
    ['/galleonCounters', file.galleonCounters.slice(1), '/galleonCounters: must have 3 entries, not 2'],
    ['/galleonCounters/1/id', 'light', '/galleonCounters/1/id: names light a second time'],
    ['/galleonCounters/0/vp', undefined, '/galleonCounters/0/vp: is missing'],
  ]);
});
