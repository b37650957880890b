import type { Decision } from '../decisions/types.ts';
import { migrateSettler } from '../effects/migrate.ts';
import { PLANCK } from '../ids.ts';
import { bestMigrations } from './migrate.ts';

/** Equally good moves of a Settler of Planck's, one of which the Soloist picks. [NP-SOLO-55] */
export const migrateForPlanck: Decision<'migrateForPlanck'> = {
  legal(box, state, { world }, out) {
    for (const move of bestMigrations(box, state, world)) out.push(move);
  },

  apply(_box, state, _frame, { from, to }, emit) {
    migrateSettler(state, PLANCK, from, to, emit);
  },

  whyNot: () => 'NP-SOLO-55',
};
