import { emptyList, type Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import { type Berth, NOWHERE, type Space } from '../ids.ts';
import { isFrameSpace } from '../map/frame.ts';
import type { PlayerState, State } from '../state.ts';

/** True while nothing lies on a space. [AM-BLUE-13] */
export function isUncovered(box: Box, state: State, space: Space): boolean {
  const { stride } = box.atlas;
  return ((state.covered[Math.floor(space / stride)] >> (space % stride)) & 1) === 0;
}

/** A post of any player stands on the space. */
export function hasPost(box: Box, state: State, space: Space): boolean {
  const { stride } = box.atlas;
  const { height } = layoutOf(box, state);
  const row = Math.floor(space / stride);
  for (let seat = 0; seat < state.seats; seat++) {
    if ((state.posts[seat * height + row] >> (space % stride)) & 1) return true;
  }
  return false;
}

/** A tile lies on the space. */
export function hasTile(box: Box, state: State, space: Space): boolean {
  return !isUncovered(box, state, space) && !hasPost(box, state, space);
}

/** The post spaces that a ship reaches from its berth. [AM-BLUE-16] */
export function postsAt(box: Box, state: State, berth: Berth): readonly Space[] {
  return layoutOf(box, state).harbours.get(berth) ?? NO_SPACES;
}

const NO_SPACES: readonly Space[] = [];

export function hasFreePost(box: Box, state: State, berth: Berth): boolean {
  const posts = postsAt(box, state, berth);
  for (let i = 0; i < posts.length; i++) if (isUncovered(box, state, posts[i])) return true;
  return false;
}

/** The seat has a post left, and a post space of this anchor is free. [AM-BLUE-12] [AM-LIMITS-01] */
export function canFound(box: Box, state: State, seat: Seat, berth: Berth): boolean {
  return state.players[seat].posts > 0 && hasFreePost(box, state, berth);
}

/** The post spaces on which a ship at the berth could found a post for the seat. [AM-BLUE-12] [AM-LIMITS-01] */
export function freePosts(box: Box, state: State, seat: Seat, berth: Berth): readonly Space[] {
  if (state.players[seat].posts === 0) return NO_SPACES;
  return postsAt(box, state, berth).filter((space) => isUncovered(box, state, space));
}

/** How many posts a player has on the map. */
export function postsEstablished({ components }: Box, { posts }: Pick<PlayerState, 'posts'>): number {
  return components.posts - posts;
}

/** One ship of a seat. */
export interface ShipOf {
  readonly seat: Seat;
  readonly ship: number;
}

/** The steps out of a harbour and back into it. [AM-BLUE-21] */
export const ROUND_TRIP = 2;

/** With so many steps, the ship can sail out and back in order to found a post where it lies. [AM-BLUE-21] */
export function canReturn(box: Box, state: State, { seat, ship }: ShipOf, steps: number): boolean {
  return steps >= ROUND_TRIP && canFound(box, state, seat, state.players[seat].ships[ship]);
}

/** Where all other ships lie among the islands; a frame space has room for any number. [AM-BLUE-07] [AM-BLUE-09] */
export function takenBerths(box: Box, state: State, { seat, ship }: ShipOf): readonly Berth[] {
  emptyList(taken);
  for (let other = 0; other < state.seats; other++) {
    const { ships } = state.players[other];
    for (let i = 0; i < ships.length; i++) {
      if (ships[i] !== NOWHERE && !isFrameSpace(box.atlas, ships[i]) && (other !== seat || i !== ship))
        taken.push(ships[i]);
    }
  }
  return taken;
}

/** Refilled by every call, so that none allocates. */
const taken: Berth[] = [];

/** A ship other than this one lies there. */
export function isTaken(box: Box, state: State, ship: ShipOf, berth: Berth): boolean {
  return takenBerths(box, state, ship).includes(berth);
}
