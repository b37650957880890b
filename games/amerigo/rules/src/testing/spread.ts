import type { Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import type { Space } from '../ids.ts';
import { LAND } from '../map/atlas.ts';
import { spacesOf } from '../placement.ts';
import type { State } from '../state.ts';

export type Thing = 'post' | 'village' | 'neutral';

/** What lies on the map, derived from the posts and the list of tiles alone. */
export interface Spread {
  /** Every covered space once. */
  readonly spaces: readonly Space[];
  /** By Space: what lies there, and whose it is. */
  readonly things: readonly (Thing | undefined)[];
  readonly owners: readonly Seat[];
  readonly faults: readonly string[];
}

export function spreadOf(box: Box, state: State): Spread {
  const { squares } = layoutOf(box, state);
  const spaces: Space[] = [];
  const things: (Thing | undefined)[] = new Array(squares.length).fill(undefined);
  const owners: Seat[] = new Array(squares.length).fill(-1);
  const faults: string[] = [];
  const put = (space: Space, thing: Thing, seat: Seat): void => {
    if (things[space] !== undefined) faults.push(`${thing} of ${seat} on ${things[space]} at ${space}`);
    else spaces.push(space);
    if (!(squares[space] >= LAND)) faults.push(`${thing} of ${seat} in the water at ${space}`);
    things[space] = thing;
    owners[space] = seat;
  };
  putPosts(box, state, put);
  for (let at = 0; at < state.laid.length; at += 4) {
    const piece = state.laid[at + 1];
    const thing = piece < box.pieces.neutrals ? 'neutral' : 'village';
    const covered = spacesOf(box, { piece, turn: state.laid[at + 2], space: state.laid[at + 3] });
    for (const space of covered) put(space, thing, state.laid[at]);
  }
  return { spaces, things, owners, faults };
}

function putPosts(box: Box, state: State, put: (space: Space, thing: Thing, seat: Seat) => void): void {
  const { height, width } = layoutOf(box, state);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let row = 0; row < height; row++) {
      const bits = state.posts[seat * height + row];
      for (let col = 0; col < width && bits >> col !== 0; col++) {
        if ((bits >> col) & 1) put(row * box.atlas.stride + col, 'post', seat);
      }
    }
  }
}

/** What a search from the posts of a seat finds over its own village tiles and all landscape tiles. */
export function linksOf({ stride }: Box['atlas'], { spaces, things, owners }: Spread, seat: Seat): Space[] {
  const found = spaces.filter((space) => things[space] === 'post' && owners[space] === seat);
  const known = new Set(found);
  const visit = (space: Space): void => {
    const passable = things[space] === 'neutral' || (things[space] === 'village' && owners[space] === seat);
    if (!passable || known.has(space)) return;
    known.add(space);
    found.push(space);
  };
  for (let at = 0; at < found.length; at++) {
    visit(found[at] - 1);
    visit(found[at] + 1);
    visit(found[at] - stride);
    visit(found[at] + stride);
  }
  return found;
}
