import type { Seat } from '@portolan/kernel';
import { layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import type { Island } from '../ids.ts';
import { completionPay } from '../queries/completion.ts';
import { scorePoints } from './score.ts';

/** Pays everybody what the completion is worth to them. [AM-GREEN-17] [AM-GREEN-19] */
export function completeIsland({ box, state, emit }: Context, seat: Seat, island: Island): void {
  const { points, chest, posts } = completionPay(box, {
    posts: state.players.map((player) => player.outposts[island]),
    big: layoutOf(box, state).big[island],
    round: state.round,
  });
  state.completed[island] = seat;
  scorePoints(state, seat, 'completion', points);
  for (let one = 0; one < state.seats; one++) scorePoints(state, one, 'posts', posts[one]);
  if (chest) state.players[seat].chests++;
  emit?.({ kind: 'islandCompleted', seat, island, points, posts, chest });
}
