import { decision } from '../decisions/index.ts';
import type { Context, FrameKind } from '../decisions/types.ts';
import type { Move } from '../moves.ts';

/**
 * Questions that may have one answer only, which is then given at once. Sealed loads and Pirates are not among them:
 * a question that is not asked would betray something there. [NP-LIMITS-09] [NP-BACK-14]
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
  playBonus: true,
  decideForPlanck: false,
  migrateForPlanck: false,
};

/** Kept between calls so that looking for a choice allocates nothing. */
const answers: Move[] = [];

/** Gives the only answer to the question on top; false when there is a choice. */
export function answerAlone(context: Context): boolean {
  const { box, state } = context;
  const frame = state.stack[state.stack.length - 1];
  if (!FORCEABLE[frame.kind] || frame.kind === 'loadShips') return false;
  answers.length = 0;
  decision.legal(box, state, frame, answers);
  if (answers.length !== 1) return false;
  state.stack.pop();
  decision.apply(context, frame, answers[0]);
  return true;
}
