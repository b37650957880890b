import { endTrack, pay } from '../effects/gold.ts';
import { BLACK } from '../ids.ts';
import type { Decision } from './types.ts';

/** One cannon for each action point, in one go. [AM-BLACK-01] [AM-BLACK-02] [AM-ROUND-10] [AM-GOLD-12] */
export const loadCannons: Decision<'loadCannons'> = {
  legal(box, state, { seat, ap }, out) {
    const player = state.players[seat];
    const most = Math.min(box.components.tracks.cannons - player.cannons, ap + player.gold);
    for (let count = 0; count <= most; count++) out.push(box.moves.load[count]);
  },

  apply(box, state, { seat, ap }, { count }, emit) {
    const player = state.players[seat];
    const left = pay(state, seat, ap, count, emit);
    player.cannons += count;
    emit?.({ kind: 'cannonsLoaded', seat, count });
    // [AM-GOLD-03] [AM-GOLD-04]
    if (player.cannons === box.components.tracks.cannons && left > 0) endTrack(box, state, seat, BLACK, emit);
  },

  whyNot(box, state, { seat }, move) {
    if (move.kind !== 'load') return 'AM-BLACK-01';
    const room = box.components.tracks.cannons - state.players[seat].cannons;
    return move.count > room ? 'AM-BLACK-02' : 'AM-GOLD-08';
  },
};
