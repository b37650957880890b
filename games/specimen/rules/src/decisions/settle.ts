import { endExploration } from '../effects/endExploration.ts';
import { MOST_LOOKS } from '../ids.ts';
import { endRound } from '../rounds.ts';
import type { Asked, Context, Decision } from './types.ts';

/** Does the explorer claim the island just seen? [SP-EXPLORE-03] */
export const settle: Decision<'settle'> = {
  legal(_box, _state, _asked, out) {
    out.push({ kind: 'claim' }, { kind: 'leave' });
  },

  apply(context, asked, move) {
    const { state, emit } = context;
    state.stack.pop();
    if (move.kind === 'claim') {
      claim(context, asked);
      return;
    }
    emit?.({ kind: 'islandLeft', seat: asked.seat, coast: asked.frame.coast });
    const below = state.stack[state.stack.length - 1];
    // [SP-EXPLORE-07]
    if (below.kind === 'explore' && below.looks === MOST_LOOKS) endExploration(context, asked.seat);
  },

  asks: 'SP-ROUND-01',
  conditions: { claim: [], leave: [] },
};

/** [SP-EXPLORE-04] [SP-EXPLORE-05] */
function claim(context: Context, { seat, player, frame }: Asked<'settle'>): void {
  const { state, emit } = context;
  const { island } = state.coasts[frame.coast];
  player.islands.push(island);
  player.score += island;
  const next = state.sea.pop();
  state.coasts[frame.coast] = { bare: next === undefined, island: next ?? 0, knownBy: 0 };
  emit?.({ kind: 'islandClaimed', seat, coast: frame.coast, island });
  state.stack.pop();
  endRound(context);
}
