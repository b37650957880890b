import { describe, expect, it } from 'vitest';
import { makeBox } from './box.ts';
import { shipped } from './data/shipped.ts';
import { LOCATIONS } from './ids.ts';
import { makeItems } from './items.ts';

const box = makeBox(shipped);

/** A Location's row of a table. */
function of<T>(rows: readonly T[]): Record<string, T> {
  return Object.fromEntries(LOCATIONS.map((id, location) => [id, rows[location]]));
}

function each(item: string, ...amounts: readonly number[]): unknown[] {
  return amounts.map((amount) => makeItems({ [item]: amount }));
}

/** What is the same for every player count. */
const FIXED_GRANTS = {
  queen: [makeItems({ galleon: 1, guns: 1, goods: 1 })],
  governor: each('governor', 1),
  pinnace: [makeItems({ pinnace: 1, crew: 1 }), makeItems({ pinnace: 1 })],
  admiral: each('admiral', 1),
  shipyard: [makeItems({ galleon: 1, guns: 1 }), makeItems({ galleon: 1 })],
  informer: [makeItems({ informer: 1, goods: 1 })],
  tavern: [],
  drake: [makeItems({ crew: 2, guns: 2 })],
  goldenHind: each('hindDisc', 1),
  investor: [],
  dockside: [],
};

describe('the tables of the box', () => {
  it('[FD-SETUP-09] [FD-SETUP-10] describe each Destination as the map shows it', () => {
    const rows = shipped.destinations.map(({ id }, destination) => [
      id,
      ...[box.kind, box.zone, box.circles, box.troops, box.guns, box.points].map((table) => table[destination]),
      ...[box.treasure, box.wares, box.galleonSite].map((table) => table[destination]),
    ]);
    expect(rows).toEqual([
      ['sanJuan', 3, 1, 2, 0, 0, 0, -1, 0b1100, -1],
      ['santoDomingo', 3, 1, 2, 0, 0, 0, -1, 0b1010, -1],
      ['santiagoDeCuba', 3, 2, 3, 0, 0, 0, -1, 0b0111, -1],
      ['puertoCabello', 0, 2, 2, 1, 0, 2, 0, 0, -1],
      ['cartagena', 0, 2, 2, 1, 0, 2, 0, 0, -1],
      ['portobelo', 0, 3, 2, 1, 0, 3, 1, 0, -1],
      ['granGranada', 0, 3, 2, 1, 0, 3, 1, 0, -1],
      ['trinidad', 1, 1, 2, 1, 1, 3, 0, 0, -1],
      ['maracaibo', 1, 2, 2, 2, 1, 4, 0, 0, -1],
      ['panama', 1, 3, 2, 1, 2, 4, 1, 0, -1],
      ['veracruz', 1, 4, 2, 2, 1, 5, 1, 0, -1],
      ['galleonA', 2, 1, 2, 0, 0, 0, 2, 0, 0],
      ['galleonB', 2, 3, 2, 0, 0, 0, 2, 0, 1],
      ['galleonC', 2, 4, 2, 0, 0, 0, 2, 0, 2],
    ]);
    expect(box.names).toEqual(rows.map(([id]) => id));
    expect([box.forts, box.galleons]).toEqual([
      [7, 8, 9, 10],
      [11, 12, 13],
    ]);
  });

  it('follow the order in which the components list the Destinations', () => {
    const turned = makeBox({ ...shipped, destinations: shipped.destinations.toReversed() });
    expect(turned.names).toEqual(box.names.toReversed());
    expect(turned.zone).toEqual(box.zone.toReversed());
    expect(turned.forts).toEqual([3, 4, 5, 6]);
    expect(turned.galleons).toEqual([0, 1, 2]);
    expect(turned.galleonSite.slice(0, 4)).toEqual([0, 1, 2, -1]);
    expect(turned.moves.byText.has('frigates galleonC=0 galleonB=1 galleonA=2')).toBe(true);
  });

  it('[FD-SETUP-05] hold what the circles grant with 3, 4 and 5 players', () => {
    expect(of(box.grants[3])).toEqual({
      ...FIXED_GRANTS,
      ...{ crewA: each('crew', 3, 2, 1), crewB: each('crew', 2, 1, 1) },
      ...{ gunsA: each('guns', 2, 2, 1), gunsB: each('guns', 2, 1, 1) },
      ...{ suppliesA: each('barrels', 3, 2, 1), suppliesB: each('barrels', 2, 1, 1), trade: each('goods', 2, 1) },
    });
    expect(of(box.grants[4])).toEqual({
      ...FIXED_GRANTS,
      ...{ crewA: each('crew', 3, 2, 2), crewB: each('crew', 3, 2, 1) },
      ...{ gunsA: each('guns', 3, 2, 2), gunsB: each('guns', 2, 2, 1) },
      ...{ suppliesA: each('barrels', 3, 3, 2), suppliesB: each('barrels', 2, 2, 1), trade: each('goods', 2, 2) },
    });
    expect(of(box.grants[5])).toEqual({
      ...FIXED_GRANTS,
      ...{ crewA: each('crew', 3, 3, 2), crewB: each('crew', 3, 2, 2) },
      ...{ gunsA: each('guns', 3, 3, 2), gunsB: each('guns', 3, 2, 2) },
      ...{ suppliesA: each('barrels', 3, 3, 3), suppliesB: each('barrels', 3, 2, 2), trade: each('goods', 3, 2) },
    });
  });

  it('[FD-PROV-07] count the circles, as many as players where there is no limit', () => {
    const one = ['drake', 'queen', 'admiral', 'governor', 'informer', 'goldenHind'];
    const two = ['trade', 'tavern', 'shipyard', 'pinnace'];
    const three = ['crewA', 'crewB', 'gunsA', 'gunsB', 'suppliesA', 'suppliesB'];
    const counted = of(box.locationCircles);
    const withCircles = (count: number): string[] => Object.keys(counted).filter((id) => counted[id] === count);
    expect([one, two, three, []].map((ids) => ids.toSorted())).toEqual(
      [1, 2, 3, 4].map((n) => withCircles(n).toSorted()),
    );
    expect(withCircles(5)).toEqual(['investor', 'dockside']);
  });

  it('list each yield once and name the ones a Location offers', () => {
    expect(box.yields).toEqual([
      ...[makeItems({ crew: 1 }), makeItems({ guns: 1 })],
      ...[makeItems({ crew: 1, guns: 2 }), makeItems({ crew: 2, guns: 1 }), makeItems({ galleon: 1 })],
      makeItems({ barrels: 1 }),
    ]);
    const none = Object.fromEntries(LOCATIONS.map((id) => [id, []]));
    expect(of(box.choices)).toEqual({ ...none, drake: [0, 1], investor: [2, 3, 4], dockside: [0, 1, 5] });
  });

  it('contain the printed street and the disc after which a ship must return', () => {
    expect(box.street.map((location) => LOCATIONS[location])).toEqual(shipped.street);
    const turned = makeBox({ ...shipped, street: shipped.street.toReversed() });
    expect(turned.street).toEqual(box.street.toReversed());
    expect(box.lastDisc).toBe(4);
  });
});
