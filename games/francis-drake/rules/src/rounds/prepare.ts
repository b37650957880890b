import type { Context } from '../decisions/types.ts';
import { dealCounters } from '../effects/counters.ts';
import { fillTreasure } from '../effects/refill.ts';
import { NOBODY } from '../ids.ts';
import { sailingRange } from '../queries/range.ts';

/** Treasure is laid, then the frigates, then the troops. [FD-PREP-01] [FD-PREP-02] [FD-PREP-10] */
export function layFrigates(context: Context): boolean {
  const { box, state } = context;
  if (state.counters[box.galleons[0]] >= 0) return false;
  fillTreasure(context);
  if (state.admiral === NOBODY) {
    dealCounters(context, box.galleons, box.components.frigateCounters);
    return false;
  }
  state.stack.push({ kind: 'placeFrigates', seat: state.admiral });
  return true;
}

/** [FD-PREP-03] */
export function layTroops(context: Context): boolean {
  const { box, state } = context;
  if (state.counters[box.forts[0]] >= 0) return false;
  if (state.governor === NOBODY) {
    dealCounters(context, box.forts, box.components.troopCounters);
    return false;
  }
  state.stack.push({ kind: 'placeTroops', seat: state.governor });
  return true;
}

/** The Governor's swap and the range cubes, after which the Sailing Order is fixed. [FD-PREP-06] */
export function setSail(context: Context): boolean {
  swapDocks(context);
  const { box, state, emit } = context;
  for (const player of state.players) player.range = sailingRange(box, player.barrels);
  emit?.({ kind: 'rangesSet', ranges: state.players.map((player) => player.range) });
  return false;
}

/** The Governor's holder trades places with the ship one dock ahead. [FD-PREP-04] [FD-PREP-05] */
function swapDocks({ state, emit }: Context): void {
  const at = state.outbound.indexOf(state.governor);
  if (at <= 0) return;
  const other = state.outbound[at - 1];
  state.outbound[at - 1] = state.governor;
  state.outbound[at] = other;
  emit?.({ kind: 'docksSwapped', seat: state.governor, other });
}
