import type { Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import type { Island } from '../ids.ts';
import type { State } from '../state.ts';
import { scorePoints } from './score.ts';

/** Points for the completion and for every player's posts, and the chest of a big island. [AM-GREEN-17] [AM-GREEN-19] */
export function completeIsland({ box, state, emit }: Context, seat: Seat, island: Island): void {
  const { completion } = box.components.islandScoring;
  const chest = layoutOf(box, state).big[island];
  state.completed[island] = seat;
  scorePoints(state, seat, 'completion', completion);
  const posts = state.players.map((player) => postPoints(box, state, player.outposts[island]));
  for (let one = 0; one < state.seats; one++) scorePoints(state, one, 'posts', posts[one]);
  if (chest) state.players[seat].chests++;
  emit?.({ kind: 'islandCompleted', seat, island, points: completion, posts, chest });
}

/** The multiple for a number of posts, times the time marker. [AM-GREEN-20] [AM-GREEN-21] [AM-GREEN-22] */
function postPoints(box: Box, state: State, posts: number): number {
  const { islandScoring, timeMarkers } = box.components;
  if (posts === 0) return 0;
  const multiple = islandScoring.posts[Math.min(posts, islandScoring.posts.length) - 1];
  return multiple * timeMarkers[state.round - 1];
}
