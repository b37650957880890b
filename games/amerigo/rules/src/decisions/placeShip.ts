import { askShip } from '../actions/blue.ts';
import type { Decision } from './types.ts';

/** Puts a ship on any frame space, at no cost. [AM-BLUE-01] */
export const placeShip: Decision<'placeShip'> = {
  legal(box, state, _frame, out) {
    const { berths } = box.frames[state.seats];
    for (let i = 0; i < berths.length; i++) out.push(box.moves.start[berths[i]]);
  },

  apply(_box, state, { seat, ap, ship, last }, { berth }, emit) {
    state.players[seat].ships[ship] = berth;
    emit?.({ kind: 'shipPlaced', seat, ship, berth });
    askShip(state, { seat, ap, ship, last });
  },

  whyNot() {
    return 'AM-BLUE-01';
  },
};
