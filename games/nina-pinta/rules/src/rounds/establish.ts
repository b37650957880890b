import type { Context } from '../decisions/types.ts';
import { warEverywhere } from '../effects/war.ts';
import { LOADING, NOTHING, WORLDS } from '../ids.ts';
import { warRanking } from '../queries/benefits.ts';
import { warsIn } from '../queries/eras.ts';
import { isPlanck } from '../queries/planck.ts';
import { placeWarForPlanck } from '../solo/war.ts';
import { enterPhase } from './phase.ts';

/** Phase 1: token, gold, Benefits, State of War. */
export function establishEra(context: Context): void {
  const { box, state } = context;
  if (state.step === 0) {
    state.step = 1;
    revealToken(context);
    showBenefits(context);
    return;
  }
  const due = warsIn(box, state.era);
  if (due === WORLDS.length) warEverywhere(context);
  else if (state.turn < due) {
    const seat = warRanking(box, state)[state.turn % state.order.length];
    state.turn++;
    if (isPlanck(state, seat))
      placeWarForPlanck(context); // [NP-SOLO-20]
    else state.stack.push({ kind: 'placeWar', seat });
    return;
  }
  enterPhase(state, LOADING);
}

/** [NP-ERA-01] [NP-ERA-04] */
function revealToken(context: Context): void {
  const { box, state, emit } = context;
  const token = state.tokenStack.pop() ?? NOTHING;
  state.tokens.push(token);
  const { world, kind, gold } = box.components.tokens[token];
  (kind === 'grow' ? state.grow : state.build)[WORLDS.indexOf(world)]++; // [NP-ERA-02] [NP-ERA-03]
  emit?.({ kind: 'eraBegun', era: state.era, token, order: state.order.slice() });
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!isPlanck(state, seat)) state.players[seat].gold += gold; // [NP-ERA-05] [NP-SOLO-19]
  }
  emit?.({ kind: 'goldAwarded', gold });
}

/** From the blunt end, each kind on its own spaces. [NP-ERA-06] [NP-ERA-07] [NP-ERA-17] */
function showBenefits(context: Context): void {
  const { box, state, emit } = context;
  const bonuses = state.bonusStore[state.era - 1];
  const progress = state.progressStore[state.era - 1];
  for (let space = 0; space < state.display.length; space++) {
    state.display[space] = (box.bonusSpaces[space] ? bonuses : progress).shift() ?? NOTHING;
  }
  emit?.({ kind: 'benefitsShown', display: state.display.slice() });
}
