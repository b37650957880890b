import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { passTo } from '../effects/pass.ts';
import { payFor } from '../effects/select.ts';
import type { Event } from '../events.ts';
import { BONUSES, DOUBLE_SELECTION, type Face, NOBODY, NOTHING, PLANCK, TURN_ORDER } from '../ids.ts';
import { benefitCost, progressShown } from '../queries/benefits.ts';
import type { State } from '../state.ts';
import { retain, takeBonusForPlanck } from './bonus.ts';

const DOUBLE = 2;
const FIRST = 0;

/** The Benefit nearest the blunt end, as long as he can pay; it may leave a question open. [NP-SOLO-68] */
export function selectForPlanck(box: Box, state: State, emit?: EventSink<Event>): void {
  const cost = benefitCost(box, state);
  const space = nearest(state, 0);
  const planck = state.players[PLANCK];
  if (space < 0 || planck.gold < cost) {
    passForPlanck(state, emit);
    return;
  }
  payFor(state, PLANCK, cost);
  if (planck.kept[DOUBLE_SELECTION] > 0 && progressShown(box, state) >= DOUBLE) takeDouble(box, state, cost, emit);
  else take(box, state, space, cost, emit);
}

/** The first space with a Benefit of this Face or a later one, or none. */
function nearest(state: State, from: Face): number {
  return state.display.findIndex((face) => face >= from);
}

function take(box: Box, state: State, space: number, cost: number, emit?: EventSink<Event>): void {
  const face = state.display[space];
  state.display[space] = NOTHING;
  const { progressFrom } = box.faces;
  if (face >= progressFrom) state.players[PLANCK].progress[face - progressFrom]++;
  emit?.({ kind: 'benefitSelected', seat: PLANCK, face, cost });
  if (face < progressFrom) takeBonusForPlanck(box, state, face, emit);
}

/** Two Progress Benefits, past any Bonus Benefits, for one payment. [NP-SOLO-78] [NP-SOLO-79] */
function takeDouble(box: Box, state: State, cost: number, emit?: EventSink<Event>): void {
  state.players[PLANCK].kept[DOUBLE_SELECTION]--;
  emit?.({ kind: 'doublePlayed', seat: PLANCK, cost });
  for (let i = 0; i < DOUBLE; i++) take(box, state, nearest(state, box.faces.progressFrom), 0, emit);
}

/** First if he can be, by a Turn Order counter of this era if need be. [NP-SOLO-69] [NP-SOLO-80] */
function passForPlanck(state: State, emit?: EventSink<Event>): void {
  const { kept } = state.players[PLANCK];
  passTo(state, PLANCK, kept[TURN_ORDER] > 0 ? FIRST : state.passes.indexOf(NOBODY), emit);
  while (kept[TURN_ORDER] > 0) {
    kept[TURN_ORDER]--;
    retain(state, BONUSES.indexOf('turnOrder'), emit);
  }
}
