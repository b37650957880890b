import { type Box, budget, canFound, isTaken, layoutOf, type State, voyagesFrom } from '@portolan/amerigo';

/** One ship with the action points for its voyage. */
export interface Voyage {
  readonly seat: number;
  readonly ship: number;
  readonly ap: number;
  /** Where it would start from, if not where it lies. */
  readonly from?: number;
}

export interface Harbour {
  readonly berth: number;
  readonly steps: number;
}

/** Where a ship can sail to with its action points and gold: the number of places, and those where a post can be founded. */
export function harboursInReach(
  box: Box,
  state: State,
  { seat, ship, ap, from = state.players[seat]?.ships[ship] ?? -1 }: Voyage,
): { readonly berths: number; readonly harbours: readonly Harbour[] } {
  const most = budget(state, { seat, ap });
  const { berths, steps } = voyagesFrom(layoutOf(box, state), from, most);
  const harbours: Harbour[] = [];
  let count = 0;
  for (const [at, berth] of berths.entries()) {
    const far = steps[at] ?? 0;
    if (far > most) break;
    if (berth === from || isTaken(box, state, { seat, ship }, berth)) continue;
    count++;
    if (canFound(box, state, seat, berth)) harbours.push({ berth, steps: far });
  }
  return { berths: count, harbours };
}
