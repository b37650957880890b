import { returnHome } from '../effects/home.ts';
import type { Decision } from './types.ts';

/** Right after his own mission a player may end his voyage; who sails on waits for the end of his next one. [FD-HOME-03] */
export const goHome: Decision<'goHome'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.home, box.moves.sail);
  },

  apply(box, state, { seat, disc }, move, emit) {
    if (move.kind === 'home') returnHome(box, state, seat, disc, emit);
  },

  whyNot() {
    return 'FD-HOME-03';
  },
};
