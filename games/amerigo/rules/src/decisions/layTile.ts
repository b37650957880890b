import type { RuleId } from '@portolan/kernel';
import { askBuild } from '../actions/green.ts';
import { type Box, layoutOf } from '../box.ts';
import { pay } from '../effects/gold.ts';
import { layTile as lay, type Placement, spacesOf } from '../effects/layTile.ts';
import { isUncovered } from '../queries/harbours.ts';
import { listPlacements } from '../queries/placements.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/** Where the chosen tile lies. */
export const layTile: Decision<'layTile'> = {
  legal(box, state, { seat, piece }, out) {
    listPlacements(box, layoutOf(box, state), state, seat, piece, out);
  },

  apply(box, state, frame, move, emit) {
    const { seat, piece } = frame;
    const ap = pay(state, seat, frame.ap, box.pieces.build[piece], emit);
    const points = frame.points + lay(box, state, seat, { piece, turn: move.turn, space: move.space }, emit);
    askBuild(box, state, { seat, ap, points }, emit);
  },

  whyNot(box, state, { piece }, move) {
    if (move.kind !== 'lay') return 'AM-GREEN-01';
    if (box.pieces.outlines[piece][move.turn] === undefined) return 'AM-GREEN-12';
    return whyNotThere(box, state, { piece, turn: move.turn, space: move.space });
  },
};

function whyNotThere(box: Box, state: State, placement: Placement): RuleId {
  const { islandOf } = layoutOf(box, state);
  const spaces = spacesOf(box, placement);
  if (spaces.some((space) => !(islandOf[space] >= 0))) return 'AM-GREEN-03';
  const covered = spaces.find((space) => !isUncovered(box, state, space));
  if (covered === undefined) return 'AM-GREEN-07';
  return isPost(box, state, covered) ? 'AM-GREEN-05' : 'AM-GREEN-04';
}

function isPost(box: Box, state: State, space: number): boolean {
  const { stride } = box.atlas;
  const { height } = layoutOf(box, state);
  const row = Math.floor(space / stride);
  return state.players.some((_, seat) => ((state.posts[seat * height + row] >> (space % stride)) & 1) === 1);
}
