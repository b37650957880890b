import type { Seat } from '@portolan/kernel';
import { layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import { type Good, NOTHING } from '../ids.ts';
import { goodAt } from '../map/mapLayout.ts';
import { type Placement, spacesOf } from '../placement.ts';
import { growLinks, markSpace } from './link.ts';

/** Lays a planned tile, takes the goods it covers, and returns the points it will score. */
export function layTile({ box, state, emit }: Context, seat: Seat, placement: Placement): number {
  const { piece, turn, space } = placement;
  const layout = layoutOf(box, state);
  const { pieces, atlas } = box;
  const player = state.players[seat];
  const island = layout.islandOf[space];
  const neutral = piece < pieces.neutrals;
  const spaces = spacesOf(box, placement);
  const goods: Good[] = [];
  for (let i = 0; i < spaces.length; i++) {
    markSpace(state.covered, 0, spaces[i], atlas.stride);
    if (neutral) markSpace(state.neutrals, 0, spaces[i], atlas.stride);
    else markSpace(state.villages, seat * layout.height, spaces[i], atlas.stride);
    const good = goodAt(layout, spaces[i]);
    if (good === NOTHING) continue;
    goods.push(good); // [AM-GREEN-13]
    player.goods[good]++;
  }
  player.planned[piece]--;
  state.empty[island] -= spaces.length;
  state.laid.push(seat, piece, turn, space);
  // A landscape tile may link tiles of any player. [AM-GREEN-09]
  for (let one = 0; one < state.seats; one++) if (neutral || one === seat) growLinks(layout, state, one);
  emit?.({ kind: 'tileLaid', seat, piece, spaces, goods });
  return layout.big[island] ? pieces.big[piece] : pieces.small[piece]; // [AM-GREEN-16]
}
