import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { NOWHERE, PLANCK, SHIPS } from '../ids.ts';
import { LOADING_STEPS } from '../queries/loading.ts';
import type { State } from '../state.ts';
import { drawWorldOrder } from './draws.ts';
import { recoverForPlanck } from './recover.ts';

/** Planck loads after the Soloist; false while a decision is pending. [NP-SOLO-22] */
export function loadPlanck(context: Context): boolean {
  const { box, state, emit } = context;
  const planck = state.players[PLANCK];
  if (planck.loaded < LOADING_STEPS) {
    planck.loaded = LOADING_STEPS;
    planck.voyage = drawWorldOrder(context); // [NP-SOLO-33]
    emit?.({ kind: 'courseFixed', worlds: planck.voyage.slice() });
    planLoads(box, state);
  }
  if (!recoverForPlanck(context)) return false;
  if (state.readings?.settlersSpread === true) spreadSettlers(box, state);
  else unloadMissing(state);
  const { crews, aboard, voyage, manifest } = planck;
  for (let world = 0; world < SHIPS; world++) manifest[world] = crews[world] + aboard[world];
  emit?.({ kind: 'planckLoaded', load: { crews: crews.slice(), aboard: aboard.slice(), voyage: voyage.slice() } });
  return true;
}

/** Free of charge; Settlers missing from the supply are owed. [NP-SOLO-28] [NP-SOLO-34] */
function planLoads(box: Box, state: State): void {
  const planck = state.players[PLANCK];
  let wanted = 0;
  for (let nth = 0; nth < SHIPS; nth++) {
    const world = planck.voyage[nth];
    // [NP-SOLO-32]
    planck.aboard[world] = planck.captains[world] === NOWHERE ? 1 : 0;
    planck.crews[world] = settlersFor(box, state, nth);
    wanted += planck.crews[world];
  }
  const taken = Math.min(wanted, planck.settlers);
  planck.settlers -= taken;
  planck.owed = wanted - taken;
}

/** By the side of the ships and the figure of the token; one more Settler in place of a missing Captain. [NP-SOLO-29..31] */
function settlersFor(box: Box, state: State, nth: number): number {
  const { basicLoad, extraSettlers } = box.components.solo;
  const { crewSide, voyage, aboard } = state.players[PLANCK];
  const figure = box.components.tokens[state.tokens[state.tokens.length - 1]].gold;
  const extra = extraSettlers[crewSide][figure][nth];
  return basicLoad.settler + extra + (aboard[voyage[nth]] > 0 ? 0 : basicLoad.captain);
}

/** In the other reading every ship gets its basic load before the first one gets more. [NP-SOLO-37] */
function spreadSettlers(box: Box, state: State): void {
  const { crews, voyage, owed } = state.players[PLANCK];
  const planned = crews.slice();
  let left = planned.reduce((sum, count) => sum + count) - owed;
  crews.fill(0);
  for (const most of [box.components.solo.basicLoad.settler, Number.POSITIVE_INFINITY]) {
    for (const world of voyage) {
      const part = Math.min(left, Math.min(most, planned[world]) - crews[world]);
      crews[world] += part;
      left -= part;
    }
  }
  state.players[PLANCK].owed = 0;
}

/** Settlers that could not be recovered are missing on the last ships. [NP-SOLO-37] */
function unloadMissing(state: State): void {
  const planck = state.players[PLANCK];
  for (let nth = SHIPS - 1; nth >= 0; nth--) {
    const world = planck.voyage[nth];
    const lacking = Math.min(planck.owed, planck.crews[world]);
    planck.crews[world] -= lacking;
    planck.owed -= lacking;
  }
}
