import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Berth, NOWHERE, type Space } from '../ids.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import type { State } from '../state.ts';

/** True while nothing lies on a space. [AM-BLUE-13] */
export function isUncovered(box: Box, state: State, space: Space): boolean {
  const { stride } = box.atlas;
  return ((state.covered[Math.floor(space / stride)] >> (space % stride)) & 1) === 0;
}

/** A post is at hand and a post space of this anchor is free. [AM-BLUE-12] [AM-LIMITS-01] */
export function canFound(box: Box, layout: MapLayout, state: State, seat: Seat, berth: Berth): boolean {
  const posts = layout.harbours.get(berth);
  if (posts === undefined || state.players[seat].posts === 0) return false;
  for (let i = 0; i < posts.length; i++) if (isUncovered(box, state, posts[i])) return true;
  return false;
}

/** Where all other ships lie among the islands; on a frame space there is room for all. [AM-BLUE-07] [AM-BLUE-09] */
export function takenBerths(box: Box, state: State, seat: Seat, ship: number): readonly Berth[] {
  const firstFrame = box.atlas.stride * box.atlas.stride;
  taken.length = 0;
  for (let other = 0; other < state.seats; other++) {
    const { ships } = state.players[other];
    for (let i = 0; i < ships.length; i++) {
      if (ships[i] !== NOWHERE && ships[i] < firstFrame && (other !== seat || i !== ship)) taken.push(ships[i]);
    }
  }
  return taken;
}

/** Filled anew for each question, so that asking allocates nothing. */
const taken: Berth[] = [];

/** A ship lies there, other than this one. */
export function isTaken(box: Box, state: State, berth: Berth, seat: Seat, ship: number): boolean {
  return takenBerths(box, state, seat, ship).includes(berth);
}
