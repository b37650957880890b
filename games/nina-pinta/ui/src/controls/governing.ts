import { Build } from './Build.tsx';
import { ChooseWorld } from './ChooseWorld.tsx';
import { CollectRevenue } from './CollectRevenue.tsx';
import type { Decisions } from './Controls.tsx';
import { MineGold } from './MineGold.tsx';
import { PayBuilding } from './PayBuilding.tsx';
import { PlaceMarker } from './PlaceMarker.tsx';
import { PlayPirate } from './PlayPirate.tsx';
import { RecallCaptain } from './RecallCaptain.tsx';
import { StoreGold } from './StoreGold.tsx';

/** The controls of Govern. */
export const GOVERNING: Decisions = {
  chooseWorld: ChooseWorld,
  collectRevenue: CollectRevenue,
  mineGold: MineGold,
  storeGold: StoreGold,
  build: Build,
  payBuilding: PayBuilding,
  placeMarker: PlaceMarker,
  recallCaptain: RecallCaptain,
  playPirate: PlayPirate,
};
