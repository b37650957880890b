import { ChooseNation } from './ChooseNation.tsx';
import type { Decisions } from './Controls.tsx';
import { LoadShips } from './LoadShips.tsx';
import { LookAtLands } from './LookAtLands.tsx';
import { PlaceWar } from './PlaceWar.tsx';
import { RecoverSettler } from './RecoverSettler.tsx';

/** The controls before an era's ships sail. */
export const LOADING: Decisions = {
  chooseNation: ChooseNation,
  lookAtLands: LookAtLands,
  placeWar: PlaceWar,
  loadShips: LoadShips,
  recoverSettler: RecoverSettler,
};
