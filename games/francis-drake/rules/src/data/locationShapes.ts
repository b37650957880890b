import { object, only, type Shape, tuple } from '@portolan/kernel';
import type { LocationId } from '../ids.ts';
import type { Provision } from './components.ts';
import { FEW, NAME, SOME } from './parts.ts';

const ONE = only(1);

/**
 * What each Location is made of is fixed, because the rules give each its own text; how much it grants is not.
 * [FD-PROV-16] to [FD-PROV-41]
 */
const SHAPES: Readonly<Record<LocationId, Shape>> = {
  crewA: provisions(3, 'crew'),
  crewB: provisions(3, 'crew'),
  gunsA: provisions(3, 'guns'),
  gunsB: provisions(3, 'guns'),
  suppliesA: provisions(3, 'barrels'),
  suppliesB: provisions(3, 'barrels'),
  trade: provisions(2, 'goods'),
  // The chart has a line for each result up to the highest face and 1.
  tavern: location(2, { dieBonus: tuple(only(1), only(0)) }),
  shipyard: location(2, { yields: tuple(object({ galleon: ONE, guns: FEW }), object({ galleon: ONE })) }),
  pinnace: location(2, { yields: tuple(object({ pinnace: ONE, crew: FEW }), object({ pinnace: ONE })) }),
  // Its two printed circles overlap: one visitor, two discs. [FD-PROV-29]
  drake: location(1, {
    discsNeeded: only(2),
    yield: object({ crew: FEW, guns: FEW }),
    choice: tuple(object({ crew: SOME }), object({ guns: SOME })),
  }),
  queen: location(1, { yields: tuple(object({ galleon: ONE, guns: FEW, goods: FEW })) }),
  admiral: location(1, { yields: tuple(object({ admiral: ONE, frigateCounters: only(3) })) }),
  governor: location(1, { yields: tuple(object({ governor: ONE, troopCounters: only(4) })) }),
  informer: location(1, { yields: tuple(object({ informer: ONE, goods: FEW })) }),
  goldenHind: location(1, { yields: tuple(object({ hindDisc: ONE })) }),
  investor: location(null, {
    oncePerGame: only(true),
    choice: tuple(object({ crew: SOME, guns: SOME }), object({ crew: SOME, guns: SOME }), object({ galleon: ONE })),
  }),
  dockside: location(null, {
    choice: tuple(object({ crew: SOME }), object({ guns: SOME }), object({ barrels: SOME })),
  }),
};

export const LOCATION_TABLE: Shape = object(SHAPES);

function location(circles: number | null, fields: Readonly<Record<string, Shape>>): Shape {
  return object({ name: NAME, circles: only(circles), ...fields });
}

function provisions(circles: number, gives: Provision): Shape {
  return location(circles, { gives: only(gives) });
}
