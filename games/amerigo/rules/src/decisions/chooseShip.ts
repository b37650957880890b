import { askShip } from '../actions/blue.ts';
import type { Decision } from './types.ts';

/** Which ship moves first. */
export const chooseShip: Decision<'chooseShip'> = {
  legal(box, _state, _frame, out) {
    for (const move of box.moves.ship) out.push(move);
  },

  apply({ state }, { seat, ap }, { ship }) {
    askShip(state, { seat, ap, ship, last: false });
  },

  asks: 'AM-BLUE-10',
  conditions: { ship: [] },
};
