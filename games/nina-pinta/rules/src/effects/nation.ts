import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Nation } from '../ids.ts';
import type { State } from '../state.ts';

/** A nation brings the side that the ships show. [NP-SETUP-27] [NP-NATION-04] [NP-SOLO-17] */
export function takeNation(box: Box, state: State, seat: Seat, nation: Nation): void {
  state.players[seat].nation = nation;
  state.players[seat].crewSide = box.crewSide[nation];
}
