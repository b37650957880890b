import { DESTINATIONS, NO_DISC } from '../ids.ts';
import { discAt, isOpenTo, isPresent, mayShipLay } from '../queries/discs.ts';
import { isInRange } from '../queries/range.ts';
import type { Decision } from './types.ts';

/** After looking at a counter, the Informer's holder may move the disc that lies there. [FD-INF-09] */
export const moveDisc: Decision<'moveDisc'> = {
  legal(box, state, { seat }, out) {
    out.push(box.moves.keep);
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (isOpenTo(box, state, seat, destination)) out.push(box.moves.move[destination]);
    }
  },

  apply({ state, emit }, { seat, destination: from }, move) {
    if (move.kind === 'keep') {
      emit?.({ kind: 'discsKept', seat });
      return;
    }
    const to = move.destination;
    state.discs[seat * DESTINATIONS + to] = discAt(state, seat, from);
    state.discs[seat * DESTINATIONS + from] = NO_DISC;
    emit?.({ kind: 'discMoved', seat, from, to });
  },

  asks: 'FD-INF-07',
  conditions: {
    move: [
      ['FD-INF-05', ({ box, state, frame }, { destination }) => isInRange(box, state.players[frame.seat], destination)],
      ['FD-SAIL-09', ({ box, state, frame }, { destination }) => mayShipLay(box, state, frame.seat, destination)],
      ['FD-INF-05', ({ state, frame }, { destination }) => !isPresent(state, frame.seat, destination)],
    ],
    keep: [],
  },
};
