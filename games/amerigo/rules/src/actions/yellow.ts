import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { NOTHING } from '../ids.ts';
import { purse } from '../queries/purse.ts';
import type { State } from '../state.ts';

/** Asks for another token while one could be paid. [AM-YELLOW-02] */
export function askBuy(box: Box, state: State, seat: Seat, ap: number): void {
  const most = ap + purse(box, state.players[seat]);
  for (let place = 0; place < state.market.length; place++) {
    const production = state.market[place];
    if (production === NOTHING || box.production[production].cost > most) continue;
    state.stack.push({ kind: 'buyProduction', seat, ap });
    return;
  }
}
