import { endPirates } from '../effects/governing.ts';
import { takeByPirate } from '../effects/pirate.ts';
import { PIRATE } from '../ids.ts';
import type { Decision } from './types.ts';

/** Every opponent is asked in the same way; those without a Pirate can only decline. [NP-BACK-13] */
export const playPirate: Decision<'playPirate'> = {
  legal(box, state, { seat, owner, world }, out) {
    if (state.players[seat].kept[PIRATE] > 0) {
      const half = Math.min(state.players[owner].cargo[world] >> 1, box.names.mostPlunder);
      for (let gold = 1; gold <= half; gold++) out.push(box.moves.plunder[gold]);
    }
    out.push(box.moves.decline, box.moves.declineAll);
  },

  apply(context, frame, move) {
    const { state, emit } = context;
    const { seat, owner } = frame;
    if (move.kind === 'plunder') {
      state.players[seat].kept[PIRATE]--; // [NP-BONUS-22]
      takeByPirate(context, frame, move.gold);
      return;
    }
    const rest = move.kind === 'declineAll';
    if (rest) state.players[seat].declined = true;
    endPirates(state);
    emit?.({ kind: 'pirateDeclined', seat, owner, rest });
  },

  asks: 'NP-BACK-14',
  conditions: {
    plunder: [
      ['NP-BACK-14', ({ state, frame }) => state.players[frame.seat].kept[PIRATE] > 0],
      ['NP-BACK-12', (_, { gold }) => gold >= 1],
      ['NP-BACK-12', ({ state, frame }, { gold }) => gold <= state.players[frame.owner].cargo[frame.world] >> 1],
    ],
    decline: [],
    declineAll: [],
  },
};
