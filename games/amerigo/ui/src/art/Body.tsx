import { bodySheet } from '@portolan/table-kit';
import sheet from './pieces.svg?url';

/** Every piece in `pieces.svg`. */
export type BodyName = 'ship1' | 'ship2' | 'post' | 'chest' | 'cotton' | 'tobacco' | 'sugar' | 'coconut' | 'coffee';

const NEUTRAL = '#c9962e';

/** A piece with a body. */
export const { Body } = bodySheet<BodyName>(sheet, NEUTRAL);
