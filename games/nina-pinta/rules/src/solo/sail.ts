import type { Context } from '../decisions/types.ts';
import { reduceWorld } from '../effects/reduce.ts';
import { PLANCK, type World } from '../ids.ts';
import { nextTurn } from '../rounds/phase.ts';
import { tryAttack } from './attack.ts';
import { tryConsolidate } from './consolidate.ts';
import { tryExplore } from './explore.ts';
import { fallBack } from './fallback.ts';
import { migratePlanck } from './migrate.ts';

const ACTION = 0;
const MIGRATE = 1;

/** One step of Planck's turn with the next ship; it may leave a decision pending. [NP-SOLO-38] */
export function sailPlanck(context: Context): void {
  const { state } = context;
  const world = state.players[PLANCK].voyage[state.round];
  const { step } = state;
  state.step++;
  if (step === ACTION) {
    act(context, world);
  } else if (step === MIGRATE) {
    migratePlanck(context, world);
  } else {
    reduceWorld(context, PLANCK, world);
    nextTurn(state);
  }
}

/** The first action that is possible. [NP-SOLO-38] */
function act(context: Context, world: World): void {
  if (tryAttack(context, world)) return;
  if (tryExplore(context, world)) return;
  if (tryConsolidate(context, world)) return;
  fallBack(context, world);
}
