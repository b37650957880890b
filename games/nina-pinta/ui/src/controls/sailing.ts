import type { Decisions } from './Controls.tsx';
import { DecideForPlanck } from './DecideForPlanck.tsx';
import { Migrate } from './Migrate.tsx';
import { PlaceNatives } from './PlaceNatives.tsx';
import { RemovePair } from './RemovePair.tsx';
import { SailShip } from './SailShip.tsx';

/** The controls of Sail, and of what the Soloist decides for Planck in any phase. */
export const SAILING: Decisions = {
  sailShip: SailShip,
  removePair: RemovePair,
  placeNatives: PlaceNatives,
  migrate: Migrate,
  migrateForPlanck: Migrate,
  decideForPlanck: DecideForPlanck,
};
