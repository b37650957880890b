import { type Box, layoutOf } from '../box.ts';
import type { Berth } from '../ids.ts';
import { voyagesFrom } from '../map/voyages.ts';
import type { State } from '../state.ts';
import { budget, type Points } from './budget.ts';
import { canFound, isTaken, type ShipOf } from './harbours.ts';

/** One ship with the action points for its voyage. */
export interface Voyage extends ShipOf, Points {
  /** Where it would start from, if not where it lies. */
  readonly from?: Berth;
}

export interface HarboursInReach {
  /** The number of places. */
  readonly berths: number;
  /** Those where a post can be founded, nearest first. */
  readonly harbours: readonly { readonly berth: Berth; readonly steps: number }[];
}

/** Where a ship can sail to with its action points and gold; nowhere before it is on the map. [AM-BLUE-09] [AM-BLUE-12] */
export function harboursInReach(box: Box, state: State, { seat, ship, ap, from }: Voyage): HarboursInReach {
  const start = from ?? state.players[seat].ships[ship];
  if (start < 0) return { berths: 0, harbours: [] };
  const most = budget(state, { seat, ap });
  const { berths, steps } = voyagesFrom(layoutOf(box, state), start, most);
  const harbours: { berth: Berth; steps: number }[] = [];
  let count = 0;
  for (const [at, berth] of berths.entries()) {
    if (steps[at] > most) break;
    if (berth === start || isTaken(box, state, { seat, ship }, berth)) continue;
    count++;
    if (canFound(box, state, seat, berth)) harbours.push({ berth, steps: steps[at] });
  }
  return { berths: count, harbours };
}
