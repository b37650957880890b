import type { Box, Move, View } from '@portolan/amerigo';
import type { MoveText } from '@portolan/client';
import { describeMove } from './describeMove.ts';
import { islandName } from './map/islandName.ts';
import { t } from './messages/moves.ts';
import { placeWords } from './placeWords.ts';
import { layoutOfView } from './table/layoutOfView.ts';

/** Describes a move to somebody who sees the map: without the coordinates, which are printed nowhere on it. */
export function describeOnMap(box: Box, move: Move, view?: View): MoveText {
  const said = describeMove(box, move, view);
  return view === undefined ? said : { ...said, text: placeText(box, move, view) ?? said.text };
}

/** Undefined for moves without a place, and for spaces that no island has: only coordinates tell those apart. */
function placeText(box: Box, move: Move, view: View): string | undefined {
  const layout = layoutOfView(box, view);
  switch (move.kind) {
    case 'ship': {
      const berth = view.players[view.question?.seat ?? -1]?.ships[move.ship] ?? -1;
      const ship = move.ship === 0 ? 'first' : 'other';
      return berth < 0 ? undefined : t('shipFrom', { ship, place: placeWords(box, layout, berth) });
    }
    case 'start':
      return t('start', { place: placeWords(box, layout, move.berth) });
    case 'sail':
      return t('sail', { place: placeWords(box, layout, move.berth) });
    case 'found':
    case 'lay': {
      const at = layout.islandOf[move.space] ?? -1;
      if (at < 0) return undefined;
      const island = islandName(layout, at);
      if (move.kind === 'found') return t('foundHere', { island });
      return move.turn === 0 ? t('layHere', { island }) : t('layTurnedHere', { island, degrees: 90 * move.turn });
    }
    default:
      return undefined;
  }
}
