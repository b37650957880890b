import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { COMMODITIES, DESTINATIONS, type Destination } from '../ids.ts';
import type { State } from '../state.ts';

/** Every town, fort and galleon site holds exactly one treasure afterwards. [FD-PREP-01] [FD-PREP-11] [FD-RESET-11] */
export function fillTreasure({ box, state, emit }: Context): void {
  const laid: Destination[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const treasure = box.treasure[destination];
    if (treasure < 0 || state.treasure[destination] === 1) continue;
    state.treasure[destination] = 1;
    state.treasureStock[treasure]--;
    laid.push(destination);
  }
  if (laid.length > 0) emit?.({ kind: 'treasureLaid', destinations: laid });
}

/** What nobody took goes back to the stock. [FD-RESET-04] [FD-SCORE-04] */
export function returnTreasure({ box, state }: Context): void {
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (state.treasure[destination] === 0) continue;
    state.treasure[destination] = 0;
    state.treasureStock[box.treasure[destination]]++;
  }
}

/** Every port holds one of each commodity it displays; what nobody took stays. [FD-SETUP-13] [FD-RESET-11] */
export function fillWares(box: Box, state: State): void {
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const missing = box.wares[destination] & ~state.wares[destination];
    for (let commodity = 0; commodity < COMMODITIES.length; commodity++) {
      if ((missing & (1 << commodity)) !== 0) state.commodityStock[commodity]--;
    }
    state.wares[destination] = box.wares[destination];
  }
}
