import type { Seat } from '@portolan/kernel';
import { layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import type { Space } from '../ids.ts';
import { discoveryPoints } from '../queries/completion.ts';
import { openTokens, sumOf } from '../queries/tokens.ts';
import { completeIsland } from './completeIsland.ts';
import { gainGold } from './gold.ts';
import { growLinks, markSpace } from './link.ts';
import { scorePoints } from './score.ts';

/** Establishes a post, with everything that follows from it at once. [AM-BLUE-12] [AM-GREEN-24] */
export function foundPost(context: Context, seat: Seat, space: Space): void {
  const { box, state, emit } = context;
  const layout = layoutOf(box, state);
  const { stride } = box.atlas;
  const player = state.players[seat];
  const island = layout.islandOf[space];
  const points = discoveryPoints(
    box,
    state.players.map(({ outposts }) => outposts[island]),
  );
  player.posts--;
  player.outposts[island]++;
  state.empty[island]--;
  markSpace(state.covered, 0, space, stride);
  markSpace(state.posts, seat * layout.height, space, stride);
  markSpace(state.linked, seat * layout.height, space, stride);
  growLinks(layout, state, seat);
  scorePoints(state, seat, 'discovery', points);
  emit?.({ kind: 'postFounded', seat, space, island, points });
  const gold = sumOf(box, openTokens(player, box.tokens.postGold));
  if (gold > 0) gainGold(context, seat, gold); // [AM-TOKENS-18]
  if (state.empty[island] === 0) completeIsland(context, seat, island); // [AM-GREEN-23]
}
