import { askShip } from '../actions/blue.ts';
import type { Decision } from './types.ts';

/** Puts a ship on any frame space, at no cost. */
export const placeShip: Decision<'placeShip'> = {
  legal(box, state, _frame, out) {
    const { berths } = box.frames[state.seats];
    for (let i = 0; i < berths.length; i++) out.push(box.moves.start[berths[i]]);
  },

  apply({ state, emit }, { seat, ap, ship, last }, { berth }) {
    state.players[seat].ships[ship] = berth;
    emit?.({ kind: 'shipPlaced', seat, ship, berth });
    askShip(state, { seat, ap, ship, last });
  },

  asks: 'AM-BLUE-01',
  conditions: {
    start: [['AM-BLUE-01', ({ box, state }, { berth }) => box.frames[state.seats].berths.includes(berth)]],
  },
};
