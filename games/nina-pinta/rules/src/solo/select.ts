import type { Context } from '../decisions/types.ts';
import { passTo } from '../effects/pass.ts';
import { isKept, keepBenefit, payFor } from '../effects/select.ts';
import { BONUSES, DOUBLE_SELECTION, type Face, NOBODY, NOTHING, PLANCK, TURN_ORDER } from '../ids.ts';
import { benefitCost, progressShown } from '../queries/benefits.ts';
import type { State } from '../state.ts';
import { playBonusForPlanck, retain } from './bonus.ts';

const DOUBLE = 2;
const FIRST = 0;

/** The Benefit nearest the blunt end, as long as Planck can pay; it may leave a decision open. [NP-SOLO-68] */
export function selectForPlanck(context: Context): void {
  const { box, state } = context;
  const cost = benefitCost(box, state);
  const space = nearest(state, 0);
  const planck = state.players[PLANCK];
  if (space < 0 || planck.gold < cost) {
    passForPlanck(context);
    return;
  }
  payFor(state, PLANCK, cost);
  if (planck.kept[DOUBLE_SELECTION] > 0 && progressShown(box, state) >= DOUBLE) takeDouble(context, cost);
  else take(context, space, cost);
}

/** The first space with a Benefit of this Face or a later one, or none. */
function nearest(state: State, from: Face): number {
  return state.display.findIndex((face) => face >= from);
}

function take(context: Context, space: number, cost: number): void {
  const { state, emit } = context;
  const face = state.display[space];
  state.display[space] = NOTHING;
  keepBenefit(context, PLANCK, face);
  emit?.({ kind: 'benefitSelected', seat: PLANCK, face, cost });
  if (!isKept(context, face)) playBonusForPlanck(context, face);
}

/** Two Progress Benefits, past any Bonus Benefits, for one payment. [NP-SOLO-78] [NP-SOLO-79] */
function takeDouble(context: Context, cost: number): void {
  const { box, state, emit } = context;
  state.players[PLANCK].kept[DOUBLE_SELECTION]--;
  emit?.({ kind: 'doublePlayed', seat: PLANCK, cost });
  for (let i = 0; i < DOUBLE; i++) take(context, nearest(state, box.faces.progressFrom), 0);
}

/** First if possible, with a Turn Order counter of this era if needed. [NP-SOLO-69] [NP-SOLO-80] */
function passForPlanck(context: Context): void {
  const { state } = context;
  const { kept } = state.players[PLANCK];
  passTo(context, PLANCK, kept[TURN_ORDER] > 0 ? FIRST : state.passes.indexOf(NOBODY));
  while (kept[TURN_ORDER] > 0) {
    kept[TURN_ORDER]--;
    retain(context, BONUSES.indexOf('turnOrder'));
  }
}
