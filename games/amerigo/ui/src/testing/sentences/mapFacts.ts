import { layoutOf, type State } from '@portolan/amerigo';
import { box } from './occasion.ts';

// Facts of the map in a state, counted from its pieces like those of the rest of the table.

function squares(state: State): readonly number[] {
  const { height, width, stride } = layoutOf(box, state);
  return Array.from({ length: height * width }, (_, at) => Math.floor(at / width) * stride + (at % width));
}

export function islandAt(state: State, space: number): number {
  return layoutOf(box, state).islandOf[space] ?? -1;
}

export function landOf(state: State): readonly number[] {
  return squares(state).filter((space) => islandAt(state, space) >= 0);
}

export function squaresOf(state: State, island: number): readonly number[] {
  return squares(state).filter((space) => islandAt(state, space) === island);
}

function hasBit(rows: readonly number[], first: number, space: number): boolean {
  const { stride } = box.atlas;
  return (((rows[first + Math.floor(space / stride)] ?? 0) >> (space % stride)) & 1) === 1;
}

export function isCovered(state: State, space: number): boolean {
  return hasBit(state.covered, 0, space);
}

export function isPostOf(state: State, seat: number, space: number): boolean {
  return hasBit(state.posts, seat * layoutOf(box, state).height, space);
}

/** Whose post is on a space; -1 if nobody's. */
export function postOn(state: State, space: number): number {
  return state.players.findIndex((_, seat) => isPostOf(state, seat, space));
}

export function emptyOn(state: State, island: number): number {
  return squaresOf(state, island).filter((space) => !isCovered(state, space)).length;
}

export function isBig(state: State, island: number): boolean {
  return squaresOf(state, island).length >= box.components.mapLimits.bigIsland;
}

/** By seat. */
export function postsOn(state: State, island: number): readonly number[] {
  const all = squaresOf(state, island);
  return state.players.map((_, seat) => all.filter((space) => isPostOf(state, seat, space)).length);
}
