import type { Box } from '../box.ts';
import { LANDS, type Land, type World } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { placeAt } from './lands.ts';
import { canExplore } from './sailing.ts';

/** The lands of a world that a ship with a Captain could explore next. [NP-EXPLORE-02] [NP-EXPLORE-03] */
export function explorable(box: Box, view: View, world: World): readonly Land[] {
  const state = stateOfView(box, view);
  return LANDS.flatMap((_, land) => (canExplore(box, state, placeAt(world, land)) ? [land] : []));
}
