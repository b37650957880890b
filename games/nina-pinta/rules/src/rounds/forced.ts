import { decision } from '../decisions/index.ts';
import type { Context, FrameKind } from '../decisions/types.ts';
import type { Move } from '../moves.ts';

/**
 * Decisions that are made automatically when there is only one legal move. Sealed loads and Pirates are not among
 * them: skipping the decision would give something away. [NP-LIMITS-09] [NP-BACK-14]
 */
const FORCEABLE: Readonly<Record<FrameKind, boolean>> = {
  chooseNation: false,
  lookAtLands: false,
  placeWar: true,
  loadShips: false,
  recoverSettler: true,
  sailShip: true,
  removePair: true,
  placeNatives: true,
  migrate: false,
  chooseWorld: true,
  collectRevenue: false,
  mineGold: true,
  storeGold: true,
  build: false,
  payBuilding: true,
  placeMarker: true,
  recallCaptain: false,
  playPirate: false,
  selectBenefit: true,
  selectDouble: true,
  makeWay: false,
  playBonus: true,
  decideForPlanck: false,
  migrateForPlanck: false,
};

/** Kept between calls so that looking for a choice allocates nothing. */
const legal: Move[] = [];

/** Plays the only legal move of the pending decision; false when there is a choice. */
export function playForced(context: Context): boolean {
  const { box, state } = context;
  const frame = state.stack[state.stack.length - 1];
  if (!FORCEABLE[frame.kind] || frame.kind === 'loadShips') return false;
  legal.length = 0;
  decision.legal(box, state, frame, legal);
  if (legal.length !== 1) return false;
  state.stack.pop();
  decision.apply(context, frame, legal[0]);
  return true;
}
