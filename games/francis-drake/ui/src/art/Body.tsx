import { bodySheet } from '@portolan/table-kit';
import sheet from './pieces.svg?url';

/** Every piece in `pieces.svg`. */
type BodyName = 'frigate' | 'galleon' | 'cube' | 'chest' | 'chestOpen' | 'shot' | 'smoke' | 'burst' | 'splash';

const SPAIN = '#c9962e';

/** A piece with a body; without a seat it belongs to Spain. */
export const { Body } = bodySheet<BodyName>(sheet, SPAIN);
