import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { canPayBenefit, isDisplayEmpty } from './benefits.ts';

/** What keeps a player from selecting a Benefit: nothing is left on display, or they lack the gold. [NP-BENEFIT-09] */
export function selectionObstacle(box: Box, view: View, seat: Seat): 'display' | 'gold' | undefined {
  const state = stateOfView(box, view);
  if (isDisplayEmpty(state)) return 'display';
  return canPayBenefit(box, state, seat) ? undefined : 'gold';
}
