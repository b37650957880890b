import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { SAILING, SHIPS } from '../ids.ts';
import type { PlayerState } from '../player.ts';
import { crewCost, lackingSettlers } from '../queries/crew.ts';
import { canLoadAnything, REVEALED } from '../queries/loading.ts';
import { isPlanck } from '../queries/planck.ts';
import { loadPlanck } from '../solo/load.ts';
import type { State } from '../state.ts';
import { enterPhase } from './phase.ts';

/** The steps of the phase, with REVEALED between the last two. */
const BEGIN = 0;
const SEALED = 1;
const PAID = 3;

/** Phase 2: all players load in secret; then the reveal, recoveries in turn order, and payment. */
export function load(context: Context): void {
  const { state } = context;
  if (state.step === BEGIN) {
    state.step = SEALED;
    beginLoading(state);
    state.stack.push({ kind: 'loadShips' });
    return;
  }
  if (state.step === SEALED) {
    state.step = REVEALED;
    reveal(context);
  }
  if (state.step === REVEALED) {
    const debtor = state.order.find((seat) => state.players[seat].owed > 0); // [NP-LOAD-15]
    if (debtor !== undefined) {
      state.stack.push({ kind: 'recoverSettler', seat: debtor });
      return;
    }
    state.step = PAID;
    for (const seat of state.order) if (!isPlanck(state, seat)) pay(context, seat);
  }
  if (state.seats > 1 || loadPlanck(context)) enterPhase(state, SAILING); // [NP-SOLO-22]
}

function beginLoading(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    // Empty ships still need an order of sailing. [NP-LIMITS-05] [NP-LOAD-08]
    state.players[seat].loaded = canLoadAnything(state, seat) ? 0 : SHIPS;
  }
}

/** All loads are revealed together; Settlers leave the supply, and gold replaces those that are missing. [NP-LOAD-17] */
function reveal(context: Context): void {
  const { state, emit } = context;
  for (const player of state.players) {
    const wanted = total(player.crews);
    player.owed = lackingSettlers(player.settlers, wanted);
    player.settlers -= wanted - player.owed;
    for (let ship = 0; ship < SHIPS; ship++) player.manifest[ship] = player.crews[ship] + player.aboard[ship];
  }
  const loads = state.players.slice(0, state.seats).map(({ crews, aboard, voyage }) => ({
    crews: crews.slice(),
    aboard: aboard.slice(),
    voyage: voyage.slice(),
  }));
  emit?.({ kind: 'loadsRevealed', loads });
}

/** [NP-LOAD-18] [NP-LOAD-19] */
function pay(context: Context, seat: Seat): void {
  const { box, state, emit } = context;
  const player = state.players[seat];
  const gold = crewCost(box, crewsOf(player));
  player.gold -= gold;
  emit?.({ kind: 'crewPaid', seat, gold });
}

function crewsOf({ crews, aboard }: PlayerState): number {
  return total(crews) + total(aboard);
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}
