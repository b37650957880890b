import { makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { makeAudit } from './audit.ts';

/** The audit of the components we ship. */
export const audit = makeAudit(makeBox(shipped));
