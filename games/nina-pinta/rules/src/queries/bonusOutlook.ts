import type { Box } from '../box.ts';
import { BONUSES, KEPT, WORLDS } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { hasBonusChoice, type PlayedBonus } from './bonus.ts';
import { looksIn } from './looks.ts';

/** Bonus Benefits that need no land to be played on: those that are kept, and those whose effect is certain. */
const ALWAYS: readonly string[] = [...KEPT, 'gold', 'largerShips'];

/** Whether a Bonus Benefit that is taken now has an effect, now or later; without one it is discarded. [NP-BONUS-03] */
export function bonusHasEffect(box: Box, view: View, played: PlayedBonus): boolean {
  return ALWAYS.includes(BONUSES[played.bonus]) || hasBonusChoice(box, stateOfView(box, view), played);
}

/** The most unexplored lands of one world that a look would show now. [NP-BONUS-07] [NP-BONUS-08] */
export function landsToSee(box: Box, view: View): number {
  const state = stateOfView(box, view);
  return Math.max(...WORLDS.map((_, world) => looksIn(state, world)));
}
