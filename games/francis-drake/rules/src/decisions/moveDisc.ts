import { DESTINATIONS, NO_DISC } from '../ids.ts';
import { discAt, isPresent } from '../queries/discs.ts';
import type { Decision } from './types.ts';

/** Having looked at a counter, the holder may move his disc away from it. [FD-INF-05] [FD-INF-09] */
export const moveDisc: Decision<'moveDisc'> = {
  legal(box, state, { seat }, out) {
    const { range } = state.players[seat];
    out.push(box.moves.keep);
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (box.zone[destination] <= range && !isPresent(state, seat, destination)) out.push(box.moves.move[destination]);
    }
  },

  apply(_box, state, { seat, destination: from }, move, emit) {
    if (move.kind === 'keep') {
      emit?.({ kind: 'discsKept', seat });
      return;
    }
    const to = move.destination;
    state.discs[seat * DESTINATIONS + to] = discAt(state, seat, from);
    state.discs[seat * DESTINATIONS + from] = NO_DISC;
    emit?.({ kind: 'discMoved', seat, from, to });
  },

  whyNot(_box, _state, _frame, move) {
    return move.kind === 'move' ? 'FD-INF-05' : 'FD-INF-07';
  },
};
