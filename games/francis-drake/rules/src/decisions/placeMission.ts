import { DESTINATIONS } from '../ids.ts';
import { hasDisc, hasOnMap, isOpenTo, isPresent, mayShipLay, withoutDisc } from '../queries/discs.ts';
import { isInRange } from '../queries/range.ts';
import type { Decision } from './types.ts';

/** Any disc in hand, on any Destination in range; whether the mission can succeed is not tested. [FD-SAIL-02] [FD-SAIL-08] */
export const placeMission: Decision<'placeMission'> = {
  legal(box, state, { seat }, out) {
    const player = state.players[seat];
    for (let destination = 0; destination < DESTINATIONS; destination++) {
      if (!isOpenTo(box, state, seat, destination)) continue;
      const moves = box.moves.mission[destination];
      for (let disc = 1; disc < moves.length; disc++) if (hasDisc(player.hand, disc)) out.push(moves[disc]);
    }
  },

  apply({ state, emit }, { seat }, move) {
    const player = state.players[seat];
    player.hand = withoutDisc(player.hand, move.disc);
    state.discs[seat * DESTINATIONS + move.destination] = move.disc;
    emit?.({ kind: 'missionPlaced', seat, destination: move.destination, disc: move.disc });
  },

  asks: 'FD-SAIL-01',
  conditions: {
    mission: [
      [
        'FD-SAIL-04',
        ({ box, state, frame }, { destination }) => isInRange(box, state.players[frame.seat], destination),
      ],
      ['FD-SAIL-09', ({ box, state, frame }, { destination }) => mayShipLay(box, state, frame.seat, destination)],
      ['FD-SAIL-03', ({ state, frame }, { destination }) => !isPresent(state, frame.seat, destination)],
      ['FD-SAIL-10', ({ state, frame }, { disc }) => !hasOnMap(state, frame.seat, disc)],
      ['FD-SETUP-16', ({ state, frame }, { disc }) => hasDisc(state.players[frame.seat].hand, disc)],
    ],
  },
};
