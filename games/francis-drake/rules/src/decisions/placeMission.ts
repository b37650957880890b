import { DESTINATIONS } from '../ids.ts';
import { hasDisc, isPresent, whereIs, withoutDisc } from '../queries/discs.ts';
import type { Decision } from './types.ts';

/** Any disc in hand on any Destination in range without one's own disc; nothing else is tested. [FD-SAIL-02] [FD-SAIL-08] */
export const placeMission: Decision<'placeMission'> = {
  legal(box, state, { seat }, out) {
    const { hand, range } = state.players[seat];
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (box.zone[destination] > range || isPresent(state, seat, destination)) continue;
      const moves = box.moves.mission[destination];
      for (let disc = 1; disc < moves.length; disc++) if (hasDisc(hand, disc)) out.push(moves[disc]);
    }
  },

  apply(_box, state, { seat }, move, emit) {
    const player = state.players[seat];
    player.hand = withoutDisc(player.hand, move.disc);
    state.discs[seat * DESTINATIONS + move.destination] = move.disc;
    emit?.({ kind: 'missionPlaced', seat, destination: move.destination, disc: move.disc });
  },

  whyNot(box, state, { seat }, move) {
    if (move.kind !== 'mission') return 'FD-SAIL-01';
    if (box.zone[move.destination] > state.players[seat].range) return 'FD-SAIL-04';
    if (isPresent(state, seat, move.destination)) return 'FD-SAIL-03';
    // What is not in hand lies on the map already, or was not earned in Plymouth.
    return whereIs(state, seat, move.disc) >= 0 ? 'FD-SAIL-10' : 'FD-SETUP-16';
  },
};
