import { integer, isRecord, list, object, oneOf, type Shape } from '@portolan/kernel';
import { COMMODITIES, DESTINATIONS, KINDS, type Kind } from '../ids.ts';
import { ID, NAME } from './texts.ts';

const PLACE = { id: ID, name: NAME, type: oneOf(KINDS), zone: integer(1, 4) };
const TWO_CIRCLES = oneOf([2]);
const METAL = oneOf(['silver', 'gold']);
const FEW = integer(0, 9);
const POINTS = integer(0, 99);

/** [FD-SETUP-10] [FD-SETUP-11] */
const SHAPES: Readonly<Record<Kind, Shape>> = {
  // Every town is defended by one troop and no gun. [FD-RESOLVE-14]
  town: object({ ...PLACE, circles: TWO_CIRCLES, troops: oneOf([1]), guns: oneOf([0]), vp: POINTS, treasure: METAL }),
  fort: object({ ...PLACE, circles: TWO_CIRCLES, troops: FEW, guns: FEW, vp: POINTS, treasure: METAL }),
  galleon: object({ ...PLACE, circles: TWO_CIRCLES, treasure: oneOf(['jewel']) }),
  port: object({ ...PLACE, circles: integer(2, 3), goods: list(oneOf(COMMODITIES), { min: 2, max: 3 }) }),
};

export const DESTINATION_LIST: Shape = list(destination, { min: DESTINATIONS, max: DESTINATIONS });

function destination(value: unknown, path: string): ReturnType<Shape> {
  const kind = isRecord(value) ? KINDS.find((one) => one === value.type) : undefined;
  // Without a kind only what all have in common can be judged; its type is the first thing wrong with it.
  return kind === undefined ? typeFault(value, path) : SHAPES[kind](value, path);
}

function typeFault(value: unknown, path: string): ReturnType<Shape> {
  return object({ type: PLACE.type })(isRecord(value) ? pick(value, 'type') : value, path);
}

function pick(value: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  return Object.hasOwn(value, key) ? { [key]: value[key] } : {};
}
