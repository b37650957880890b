import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { placeAt } from './lands.ts';
import { landRevenue, mostMined } from './revenue.ts';

/** By land of a world: what a player's settlements yield in an era, if all of it can be stored. [NP-REV-01] [NP-REV-02] */
export function landYields(box: Box, view: View, seat: Seat, world: World): readonly number[] {
  const state = stateOfView(box, view);
  return LANDS.map((_, land) => landRevenue(box, state, seat, placeAt(world, land)));
}

/** The gold that a player's Settlers could take from the Mine of a land now. [NP-REV-12] */
export function minable(box: Box, view: View, seat: Seat, place: Place): number {
  return mostMined(stateOfView(box, view), seat, place);
}

/** The gold that stays on a Mine after this move; undefined if it does not have so much. [NP-REV-13] */
export function leftOnMine(
  { places }: View,
  { place, gold }: Extract<Move, { readonly kind: 'mine' }>,
): number | undefined {
  const { mine = 0 } = places[place];
  return mine < gold ? undefined : mine - gold;
}
