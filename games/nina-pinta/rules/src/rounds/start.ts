import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { ESTABLISH, NOTHING } from '../ids.ts';
import { isPlanck } from '../queries/planck.ts';
import type { State } from '../state.ts';
import { enterPhase } from './phase.ts';

/** Nations, the first turn order, and Portugal's look, before the first era. */
export function start(context: Context): void {
  const { box, state } = context;
  const unnamed = state.players.findIndex((player) => player.nation === NOTHING);
  if (unnamed >= 0) {
    state.stack.push({ kind: 'chooseNation', seat: unnamed });
    return;
  }
  if (state.step === 0) {
    state.step = 1;
    state.order = firstOrder(box, state);
    const looker = state.players.findIndex((player) => box.capability[player.nation] === 'lookAtThreeLands');
    if (looker >= 0 && !isPlanck(state, looker)) {
      state.stack.push({ kind: 'lookAtLands', seat: looker }); // [NP-NATION-03] [NP-SOLO-16]
      return;
    }
  }
  enterPhase(state, ESTABLISH);
}

/** In the order of the nations that are played. [NP-SETUP-28] [NP-SETUP-29] [NP-SOLO-12] */
function firstOrder(box: Box, { players }: State): Seat[] {
  const seats = players.map((_, seat) => seat);
  return seats.sort(
    (one, other) => box.firstOrder.indexOf(players[one].nation) - box.firstOrder.indexOf(players[other].nation),
  );
}
