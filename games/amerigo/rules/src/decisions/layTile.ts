import type { Situation } from '@portolan/kernel';
import { askBuild } from '../actions/green.ts';
import { type Box, layoutOf } from '../box.ts';
import { pay } from '../effects/gold.ts';
import { layTile as lay } from '../effects/layTile.ts';
import type { Space } from '../ids.ts';
import { spacesOf } from '../placement.ts';
import { hasPost, hasTile } from '../queries/harbours.ts';
import { isJoined, listPlacements } from '../queries/placements.ts';
import type { State } from '../state.ts';
import type { Decision, FrameOf, MoveOf } from './types.ts';

type Laying = Situation<Box, State, FrameOf<'layTile'>>;

/** Where the chosen tile lies. */
export const layTile: Decision<'layTile'> = {
  legal(box, state, frame, out) {
    listPlacements(box, state, frame, out);
  },

  apply(context, frame, { turn, space }) {
    const { seat, piece } = frame;
    const ap = pay(context, seat, frame.ap, context.box.pieces.build[piece]);
    const points = frame.points + lay(context, seat, { piece, turn, space });
    askBuild(context, { seat, ap, points });
  },

  asks: 'AM-GREEN-01',
  conditions: {
    lay: [
      ['AM-GREEN-12', ({ box, frame: { piece } }, { turn }) => turn < box.pieces.outlines[piece].length],
      ['AM-GREEN-03', (laying, move) => coveredBy(laying, move).every((space) => islandAt(laying, space) >= 0)],
      [
        'AM-GREEN-01',
        (laying, { space }) => laying.state.players[laying.frame.seat].outposts[islandAt(laying, space)] > 0,
      ],
      [
        'AM-GREEN-04',
        (laying, move) => coveredBy(laying, move).every((space) => !hasTile(laying.box, laying.state, space)),
      ],
      [
        'AM-GREEN-05',
        (laying, move) => coveredBy(laying, move).every((space) => !hasPost(laying.box, laying.state, space)),
      ],
      ['AM-GREEN-07', (laying, move) => coveredBy(laying, move).some((space) => isJoinedTo(laying, space))],
    ],
  },
};

function coveredBy({ box, frame: { piece } }: Laying, { turn, space }: MoveOf<'lay'>): readonly Space[] {
  return spacesOf(box, { piece, turn, space });
}

/** Undefined off the map. */
function islandAt({ box, state }: Laying, space: Space): number {
  return layoutOf(box, state).islandOf[space];
}

function isJoinedTo({ box, state, frame }: Laying, space: Space): boolean {
  return isJoined(box, state, frame.seat, space);
}
