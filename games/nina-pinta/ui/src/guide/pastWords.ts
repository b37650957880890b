import { list } from '@portolan/i18n';
import type { Box, Move } from '@portolan/nina-pinta';
import { t as moves } from '../messages/moves.ts';
import {
  crewWords,
  faceName,
  groupName,
  landName,
  landsOf,
  nationName,
  placeName,
  voyageWords,
  worldName,
} from '../words.ts';
import { t as words } from './messages/moves.ts';
import { t } from './messages/respond.ts';

/** A move that was possible at an earlier question, told by what it was compared with: the view has moved on. */
export function pastWords(box: Box, move: Move, other: Move): string {
  switch (move.kind) {
    case 'nation':
      return moves('nation', { nation: nationName(move.nation) });
    case 'look':
      return moves('look', { lands: list(landsOf(box, move.lands)), world: worldName(box, move.world) });
    case 'war':
    case 'pirate':
    case 'govern':
      return moves(move.kind, { world: worldName(box, move.world) });
    case 'load':
      return moves('load', { crew: crewWords(move.captain, move.settlers), world: worldName(box, move.world) });
    case 'seal':
      return moves('seal', { voyage: voyageWords(box, [move.first, move.second, move.third]) });
    case 'remove':
      return t('name.remove', { nation: nationName(move.nation) });
    case 'migrate': {
      const land = (place: number): string => landName(box, place % box.names.lands.length);
      return words('migrate', { from: land(move.from), to: land(move.to) });
    }
    case 'mine':
    case 'store':
    case 'pay':
      return moves(move.kind, { gold: move.gold, place: placeName(box, move.place) });
    case 'take':
      return t('name.take', { benefit: faceName(box, move.face) });
    case 'marker':
      return groupName(move.group);
    case 'plunder':
      return words('plunder', { gold: move.gold });
    case 'pass':
    case 'push':
      return words(move.kind, { space: move.space + 1 });
    case 'done':
      return doneWords(other);
    case 'decline':
      return moves(other.kind === 'look' ? 'decline.look' : 'decline.pirate');
    case 'collect':
    case 'arrange':
    case 'board':
    case 'remain':
    case 'double':
    case 'declineAll':
      return moves(move.kind);
    default:
      return t('name.at', { kind: move.kind === 'place' ? 'other' : move.kind, place: placeName(box, move.place) });
  }
}

function doneWords({ kind }: Move): string {
  if (kind === 'migrate') return moves('done.migrate');
  return moves(kind === 'remove' ? 'done.removePair' : 'done.build');
}
