import type { EventSink } from '@portolan/kernel';
import { endExploration } from '../effects/endExploration.ts';
import type { Event } from '../events.ts';
import { MOST_LOOKS } from '../ids.ts';
import { endRound } from '../rounds.ts';
import type { State } from '../state.ts';
import type { Asked, Decision } from './types.ts';

/** Does the explorer claim the island that he has seen? [SP-EXPLORE-03] */
export const settle: Decision<'settle'> = {
  legal(_state, _asked, out) {
    out.push({ kind: 'claim' }, { kind: 'leave' });
  },

  apply(state, asked, move, emit) {
    state.stack.pop();
    if (move.kind === 'claim') {
      claim(state, asked, emit);
      return;
    }
    emit?.({ kind: 'islandLeft', seat: asked.seat, coast: asked.frame.coast });
    const below = state.stack[state.stack.length - 1];
    // [SP-EXPLORE-07]
    if (below.kind === 'explore' && below.looks === MOST_LOOKS) endExploration(state, asked.seat, emit);
  },

  whyNot: () => 'SP-EXPLORE-03',
};

/** [SP-EXPLORE-04] [SP-EXPLORE-05] */
function claim(state: State, { seat, player, frame }: Asked<'settle'>, emit?: EventSink<Event>): void {
  const { island } = state.coasts[frame.coast];
  player.islands.push(island);
  player.score += island;
  const next = state.sea.pop();
  state.coasts[frame.coast] = { bare: next === undefined, island: next ?? 0, knownBy: 0 };
  emit?.({ kind: 'islandClaimed', seat, coast: frame.coast, island });
  state.stack.pop();
  endRound(state, emit);
}
