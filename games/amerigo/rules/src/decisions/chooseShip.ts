import { askShip } from '../actions/blue.ts';
import type { Decision } from './types.ts';

/** Which ship moves first. [AM-BLUE-10] */
export const chooseShip: Decision<'chooseShip'> = {
  legal(box, _state, _frame, out) {
    for (const move of box.moves.ship) out.push(move);
  },

  apply(_box, state, { seat, ap }, move) {
    askShip(state, { seat, ap, ship: move.ship, last: false });
  },

  whyNot() {
    return 'AM-BLUE-10';
  },
};
