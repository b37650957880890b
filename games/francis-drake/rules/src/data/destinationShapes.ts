import { integer, isRecord, list, listOf, object, oneOf, only, type Shape } from '@portolan/kernel';
import { COMMODITIES, DESTINATIONS, KINDS, type Kind } from '../ids.ts';
import { COUNT, FEW, ID, NAME } from './parts.ts';
import { fault } from './problems.ts';

const PLACE = { id: ID, name: NAME, type: oneOf(KINDS), zone: integer(1, 4) };
const TWO_CIRCLES = only(2);
const METAL = oneOf(['silver', 'gold']);

/** [FD-SETUP-10] [FD-SETUP-11] */
const SHAPES: Readonly<Record<Kind, Shape>> = {
  // Every town is defended by one troop and no gun. [FD-RESOLVE-14]
  town: object({ ...PLACE, circles: TWO_CIRCLES, troops: only(1), guns: only(0), vp: COUNT, treasure: METAL }),
  fort: object({ ...PLACE, circles: TWO_CIRCLES, troops: FEW, guns: FEW, vp: COUNT, treasure: METAL }),
  galleon: object({ ...PLACE, circles: TWO_CIRCLES, treasure: only('jewel') }),
  port: object({ ...PLACE, circles: integer(2, 3), goods: list(oneOf(COMMODITIES), { min: 2, max: 3 }) }),
};

export const DESTINATION_LIST: Shape = listOf(destination, DESTINATIONS);

function destination(value: unknown, path: string): ReturnType<Shape> {
  if (!isRecord(value)) return SHAPES.town(value, path);
  const kind = KINDS.find((one) => one === value.type);
  if (kind !== undefined) return SHAPES[kind](value, path);
  const here = `${path}/type`;
  return Object.hasOwn(value, 'type') ? PLACE.type(value.type, here) : fault(here, 'missing');
}
