import type { Box } from '../box.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { hasBonusChoice, type PlayedBonus } from './bonus.ts';

/** Whether a Bonus Benefit that is played at once would have an effect now; without one it is discarded. [NP-BONUS-03] */
export function bonusHasEffect(box: Box, view: View, played: PlayedBonus): boolean {
  return hasBonusChoice(box, stateOfView(box, view), played);
}
