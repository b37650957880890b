import type { Seat } from '@portolan/kernel';
import { ALL_LANDS, type Box } from '../box.ts';
import { collectRevenue as collect, minable, mineAll } from '../effects/revenue.ts';
import { LANDS, type World } from '../ids.ts';
import { packGold } from '../queries/keptGold.ts';
import { placeAt } from '../queries/lands.ts';
import { networkOf, ownStrongholds, reachesShip } from '../queries/revenue.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/** Everything to the ship and the rest into Strongholds, or Mine by Mine and Stronghold by Stronghold. */
export const collectRevenue: Decision<'collectRevenue'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.collect, box.moves.arrange);
  },

  apply(context, { seat, world }, move) {
    const { box, state } = context;
    const strongholds = ownStrongholds(state, seat, world, ALL_LANDS);
    // [NP-REV-10]
    const kept = state.readings?.strongholdGoldStays === true ? { kept: packGold(state, world, strongholds) } : {};
    collect(context, seat, world);
    if (move.kind === 'collect') {
      mineAll(context, seat, world);
      return;
    }
    // The top of the stack is asked first: the Mines, then the Strongholds.
    if (strongholds !== 0) state.stack.push({ kind: 'storeGold', seat, world, lands: strongholds, ...kept });
    const mines = minesOf(box, state, seat, world);
    if (mines !== 0) state.stack.push({ kind: 'mineGold', seat, world, lands: mines });
  },

  asks: 'NP-REV-08',
  conditions: { collect: [], arrange: [] },
};

/** Lands with a Mine from which the player could take something. */
function minesOf(box: Box, state: State, seat: Seat, world: World): number {
  let lands = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = placeAt(world, land);
    if (state.mines[place] > 0 && minable(box, state, seat, place) > 0) lands |= 1 << land;
  }
  return lands;
}

/** True when gold could be left in a Mine, or stored in more than one way. */
export function hasRevenueChoice(box: Box, state: State, seat: Seat, world: World): boolean {
  if (minesOf(box, state, seat, world) !== 0) return true;
  const own = ownStrongholds(state, seat, world, ALL_LANDS);
  if (own === 0) return false;
  if ((own & (own - 1)) !== 0) return true;
  const place = placeAt(world, 31 - Math.clz32(own));
  return reachesShip(state, seat, world, networkOf(box, state, seat, place));
}
