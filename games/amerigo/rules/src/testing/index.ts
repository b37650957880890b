import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { makeAudit } from './audit.ts';

export { drawMap } from '../map/drawMap.ts';
export { type MapFigures, tryMap } from './mapTrial.ts';
export { noFigures, type TowerFigures, tryTower } from './towerTrial.ts';

/** The box of the shipped components. */
export const shippedBox = makeBox(shipped);

/** The audit of the shipped components. */
export const audit = makeAudit(shippedBox);
