import type { EventSink, RuleId, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { decideForPlanck } from '../solo/decideForPlanck.ts';
import { migrateForPlanck } from '../solo/migrateForPlanck.ts';
import type { Frame, State } from '../state.ts';
import { build } from './build.ts';
import { chooseNation } from './chooseNation.ts';
import { chooseWorld } from './chooseWorld.ts';
import { collectRevenue } from './collectRevenue.ts';
import { loadShips } from './loadShips.ts';
import { lookAtLands } from './lookAtLands.ts';
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
import type { Decision, FrameKind } from './types.ts';

/** A question without a file of its own does not compile. */
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
  playBonus,
  decideForPlanck,
  migrateForPlanck,
};

/** The registry pairs every frame with its own decision, which the compiler cannot follow: the only cast in the rules. */
function decisionOf(frame: Frame): Decision<FrameKind> {
  return decisions[frame.kind] as Decision<FrameKind>;
}

export function legalAnswers(box: Box, state: State, frame: Frame, seat: Seat, out: Move[]): void {
  decisionOf(frame).legal(box, state, frame as never, out, seat);
}

export function applyAnswer(
  box: Box,
  state: State,
  frame: Frame,
  seat: Seat,
  move: Move,
  emit?: EventSink<Event>,
): void {
  decisionOf(frame).apply(box, state, frame as never, move as never, emit, seat);
}

export function whyNotAnswer(box: Box, state: State, frame: Frame, seat: Seat, move: Move): RuleId {
  return decisionOf(frame).whyNot(box, state, frame as never, move, seat);
}
