import { endTrack, pay } from '../effects/gold.ts';
import { BLACK } from '../ids.ts';
import { budget, budgetAfterCashing } from '../queries/budget.ts';
import type { Decision } from './types.ts';

/** One cannon for each action point, in one go. [AM-ROUND-10] */
export const loadCannons: Decision<'loadCannons'> = {
  legal(box, state, frame, out) {
    const room = box.components.tracks.cannons - state.players[frame.seat].cannons;
    const most = Math.min(room, budget(state, frame));
    for (let count = 0; count <= most; count++) out.push(box.moves.load[count]);
  },

  apply(context, { seat, ap }, { count }) {
    const { box, state, emit } = context;
    const player = state.players[seat];
    const left = pay(context, seat, ap, count);
    player.cannons += count;
    emit?.({ kind: 'cannonsLoaded', seat, count });
    // [AM-GOLD-03] [AM-GOLD-04]
    if (player.cannons === box.components.tracks.cannons && left > 0) endTrack(context, seat, BLACK);
  },

  asks: 'AM-BLACK-01',
  conditions: {
    load: [
      [
        'AM-BLACK-02',
        ({ box, state, frame }, { count }) =>
          state.players[frame.seat].cannons + count <= box.components.tracks.cannons,
      ],
      ['AM-GOLD-08', ({ box, state, frame }, { count }) => count <= budgetAfterCashing(box, state, frame)],
      ['AM-GOLD-12', ({ state, frame }, { count }) => count <= budget(state, frame)],
    ],
  },
};
