import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { makeAudit } from './audit.ts';

export { makeTable } from './table.ts';

/** The components we ship, laid out. */
export const shippedBox = makeBox(shipped);

/** The audit of the components we ship. */
export const audit = makeAudit(shippedBox);
