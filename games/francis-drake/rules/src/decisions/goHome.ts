import { returnHome } from '../effects/home.ts';
import type { Decision } from './types.ts';

/** Right after their own mission, players may end their voyage; otherwise they wait for the end of their next one. */
export const goHome: Decision<'goHome'> = {
  legal(box, _state, _frame, out) {
    out.push(box.moves.home, box.moves.sail);
  },

  apply(context, { seat, disc }, move) {
    if (move.kind === 'home') returnHome(context, seat, disc);
  },

  asks: 'FD-HOME-03',
  conditions: { home: [], sail: [] },
};
