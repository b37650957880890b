import { endPirates } from '../effects/governing.ts';
import { takeByPirate } from '../effects/pirate.ts';
import { PIRATE } from '../ids.ts';
import type { Decision } from './types.ts';

/** Asked of every opponent alike; who holds no Pirate can only decline. [NP-BACK-12] [NP-BACK-13] [NP-BACK-14] */
export const playPirate: Decision<'playPirate'> = {
  legal(box, state, { seat, owner, world }, out) {
    if (state.players[seat].kept[PIRATE] > 0) {
      const half = Math.min(state.players[owner].cargo[world] >> 1, box.names.mostPlunder);
      for (let gold = 1; gold <= half; gold++) out.push(box.moves.plunder[gold]);
    }
    out.push(box.moves.decline, box.moves.declineAll);
  },

  apply(_box, state, { seat, owner, world }, move, emit) {
    if (move.kind === 'plunder') {
      state.players[seat].kept[PIRATE]--; // [NP-BONUS-22]
      takeByPirate(state, seat, owner, world, move.gold, emit);
      return;
    }
    const rest = move.kind === 'declineAll';
    if (rest) state.players[seat].declined = true;
    emit?.({ kind: 'pirateDeclined', seat, owner, rest });
    endPirates(state);
  },

  whyNot(_box, state, { seat }, move) {
    if (move.kind !== 'plunder') return 'NP-BACK-14';
    return state.players[seat].kept[PIRATE] > 0 ? 'NP-BACK-12' : 'NP-BACK-08';
  },
};
