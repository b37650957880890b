import { bodySheet } from '@portolan/table-kit';
import sheet from './pieces.svg?url';

/** Every piece in `pieces.svg`. */
export type BodyName =
  | 'settler'
  | 'captain'
  | 'town'
  | 'city'
  | 'ship'
  | 'stronghold'
  | 'mine'
  | 'civilisation'
  | 'natives'
  | 'gold'
  | 'cathedral'
  | 'corn'
  | 'timber'
  | 'iron'
  | 'gems'
  | 'war'
  | 'peace'
  | 'pirate'
  | 'arts'
  | 'science'
  | 'religion'
  | 'grow'
  | 'build';

/** Of pieces that belong to nobody. */
const NEUTRAL = '#c9b98f';

export const { Body } = bodySheet<BodyName>(sheet, NEUTRAL);
