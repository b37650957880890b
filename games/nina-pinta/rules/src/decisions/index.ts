import { joinDecisions } from '@portolan/kernel';
import { decideForPlanck } from '../solo/decideForPlanck.ts';
import { migrateForPlanck } from '../solo/migrateForPlanck.ts';
import { build } from './build.ts';
import { chooseNation } from './chooseNation.ts';
import { chooseWorld } from './chooseWorld.ts';
import { collectRevenue } from './collectRevenue.ts';
import { loadShips } from './loadShips.ts';
import { lookAtLands } from './lookAtLands.ts';
import { makeWay } from './makeWay.ts';
import { migrate } from './migrate.ts';
import { mineGold } from './mineGold.ts';
import { payBuilding } from './payBuilding.ts';
import { placeMarker } from './placeMarker.ts';
import { placeNatives } from './placeNatives.ts';
import { placeWar } from './placeWar.ts';
import { playBonus } from './playBonus.ts';
import { playPirate } from './playPirate.ts';
import { recallCaptain } from './recallCaptain.ts';
import { recoverSettler } from './recoverSettler.ts';
import { removePair } from './removePair.ts';
import { sailShip } from './sailShip.ts';
import { selectBenefit } from './selectBenefit.ts';
import { selectDouble } from './selectDouble.ts';
import { storeGold } from './storeGold.ts';
import type { AnyDecision, Decision, FrameKind } from './types.ts';

/** A kind of frame without a decision does not compile. */
const decisions: { readonly [K in FrameKind]: Decision<K> } = {
  chooseNation,
  lookAtLands,
  placeWar,
  loadShips,
  recoverSettler,
  sailShip,
  removePair,
  placeNatives,
  migrate,
  chooseWorld,
  collectRevenue,
  mineGold,
  storeGold,
  build,
  payBuilding,
  placeMarker,
  recallCaptain,
  playPirate,
  selectBenefit,
  selectDouble,
  makeWay,
  playBonus,
  decideForPlanck,
  migrateForPlanck,
};

/** The decision of whichever frame is pending. */
export const decision: AnyDecision = /* @__PURE__ */ joinDecisions(decisions);
