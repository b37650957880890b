import type { Decision } from '../decisions/types.ts';
import { migrateSettler } from '../effects/migrate.ts';
import { PLANCK } from '../ids.ts';
import { bestMigrations } from './migrate.ts';

/** The Soloist chooses between moves of a Settler that are equally good for Planck. */
export const migrateForPlanck: Decision<'migrateForPlanck'> = {
  legal(box, state, { world }, out) {
    for (const move of bestMigrations(box, state, world)) out.push(move);
  },

  apply(context, _frame, { from, to }) {
    migrateSettler(context, PLANCK, from, to);
  },

  asks: 'NP-SOLO-02',
  conditions: {
    migrate: [
      [
        'NP-SOLO-55',
        ({ box, state, frame }, { from, to }) =>
          bestMigrations(box, state, frame.world).some((move) => move.from === from && move.to === to),
      ],
    ],
  },
};
