import { askPlan, canTake, isInSupply, mayTakeTwo } from '../actions/red.ts';
import type { Box } from '../box.ts';
import { pay } from '../effects/gold.ts';
import type { Piece } from '../ids.ts';
import { budget } from '../queries/budget.ts';
import type { Decision } from './types.ts';

/** Tiles from the general supply, one by one. [AM-RED-05] [AM-RED-06] */
export const planTile: Decision<'planTile'> = {
  legal(box, state, frame, out) {
    const most = budget(state, frame);
    const { plan } = box.pieces;
    for (let piece = 0; piece < plan.length; piece++) {
      if (plan[piece] <= most && canTake(box, state, frame, piece)) out.push(box.moves.plan[piece]);
    }
    out.push(box.moves.end);
  },

  apply(context, frame, move) {
    if (move.kind === 'end') return;
    const { box, state, emit } = context;
    const { seat } = frame;
    const { piece } = move;
    const player = state.players[seat];
    const village = piece - box.pieces.neutrals;
    const ap = pay(context, seat, frame.ap, box.pieces.plan[piece]);
    if (village < 0) state.supply[piece]--;
    else player.villages[village]--;
    player.planned[piece]++; // [AM-RED-07]
    emit?.({ kind: 'tilePlanned', seat, piece });
    askPlan(context, { seat, ap, neutrals: village < 0 ? frame.neutrals - 1 : frame.neutrals });
  },

  asks: 'AM-RED-01',
  conditions: {
    plan: [
      [
        'AM-RED-04',
        ({ box, state, frame: { seat, neutrals } }, { piece }) =>
          isVillage(box, piece) || neutrals > 0 || mayTakeTwo(box, state, seat),
      ],
      ['AM-TOKENS-13', ({ box, frame: { neutrals } }, { piece }) => isVillage(box, piece) || neutrals > 0],
      ['AM-LIMITS-02', ({ box, state, frame: { seat } }, { piece }) => isInSupply(box, state, seat, piece)],
      [
        'AM-RED-02',
        ({ box, state, frame }, { piece }) => !isVillage(box, piece) || box.pieces.plan[piece] <= budget(state, frame),
      ],
      ['AM-RED-03', ({ box, state, frame }, { piece }) => box.pieces.plan[piece] <= budget(state, frame)],
    ],
    end: [],
  },
};

function isVillage(box: Box, piece: Piece): boolean {
  return piece >= box.pieces.neutrals;
}
