import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { BONUSES, type BonusId, INCREASES, KEPT, WORLDS } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { hasBonusChoice } from './bonus.ts';
import { isLastEra } from './eras.ts';
import { looksIn } from './looks.ts';
import { hasLargerShips } from './ships.ts';

/** Bonus Benefits that need no land to be played on: those that are kept, and those whose effect is certain. */
const ALWAYS: readonly string[] = [...KEPT, 'gold', 'largerShips'];

/** Those that only help to sail, fight and collect, which comes before Benefits are selected. [NP-SETUP-02] */
const FOR_LATER: readonly BonusId[] = ['spyglass', 'pirate', 'stronghold', 'largerShips', ...INCREASES];

/**
 * What a Bonus Benefit does for a player who takes it now. `late`: no era follows in which it could help.
 * `unplayable`: there is no way to play it, and it is discarded. `had`: the player has the larger ships already.
 */
export type BonusHelp = 'helps' | 'late' | 'unplayable' | 'had';

/** For a spectator only the era matters. [NP-BONUS-03] [NP-BONUS-10] [NP-END-05] */
export function bonusHelp(box: Box, view: View, id: BonusId, seat: Seat | undefined): BonusHelp {
  if (isLastEra(box, view) && FOR_LATER.includes(id)) return 'late';
  if (seat === undefined) return 'helps';
  if (id === 'largerShips' && hasLargerShips(view.players[seat].crewLimit)) return 'had';
  const played = { seat, bonus: BONUSES.indexOf(id) };
  return ALWAYS.includes(id) || hasBonusChoice(box, stateOfView(box, view), played) ? 'helps' : 'unplayable';
}

/** The most unexplored lands of one world that a look would show now. [NP-BONUS-07] [NP-BONUS-08] */
export function landsToSee(box: Box, view: View): number {
  const state = stateOfView(box, view);
  return Math.max(...WORLDS.map((_, world) => looksIn(state, world)));
}
