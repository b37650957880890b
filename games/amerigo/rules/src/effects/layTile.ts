import type { Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import { type Good, NOTHING, type Piece, type Space } from '../ids.ts';
import { goodAt } from '../map/mapLayout.ts';
import { growLinks, markSpace } from './link.ts';

export interface Placement {
  readonly piece: Piece;
  readonly turn: number;
  readonly space: Space;
}

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

/** The spaces that a placement covers, its first square first. */
export function spacesOf({ pieces, atlas }: Box, { piece, turn, space }: Placement): Space[] {
  const { rows, cols } = pieces.outlines[piece][turn];
  const spaces: Space[] = [];
  for (let i = 0; i < rows.length; i++) spaces.push(space + rows[i] * atlas.stride + cols[i]);
  return spaces;
}
