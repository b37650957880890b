import type { Box } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { t as source } from '../messages/sources.ts';
import { t } from '../messages/targets.ts';
import { pieceName, productionName, tokenWords } from '../words.ts';

/** The label of a target, where a button for it stands alone, or of a source of points. */
export function nameTarget(box: Box, target: string): string | undefined {
  const [kind = '', id] = target.split(':');
  // Some sources of points are called like kinds of targets.
  if (id === undefined) return source.find(target, {}) ?? t.find(target, {});
  switch (kind) {
    case 'act':
      return t.find(id, {});
    case 'cash':
      return id === 'chest' ? t('cashChest') : t('cashToken', { token: tokenWords(box, box.names.tokens.indexOf(id)) });
    case 'ship':
      return t('ship', { n: id });
    case 'berth':
    case 'space':
      return placeLabel(id);
    case 'load':
    case 'progress':
    case 'advance':
      return t(kind, { n: Number(id) });
    case 'plan':
    case 'tile':
      return capital(pieceName(box, box.names.pieces.indexOf(id)));
    case 'token':
      return capital(tokenWords(box, box.names.tokens.indexOf(id)));
    case 'turn':
      return id === '0' ? t('unturned') : t('turned', { degrees: 90 * Number(id) });
    case 'buy':
      return capital(productionName(box, Number(id)));
    default:
      return t.find(target, {});
  }
}

/** A frame space by its side, a square by its row and column from 1. */
function placeLabel(id: string): string {
  const [, side = '', number = ''] = /^([TRBL])(\d)$/.exec(id) ?? [];
  if (side !== '') return t('frameSpace', { side: asSide(side), number: Number(number) + 1 });
  const [row, col] = id.split(',').map((text) => Number(text) + 1);
  return t('square', { row: row ?? 0, col: col ?? 0 });
}

function asSide(side: string): 'T' | 'R' | 'B' | 'other' {
  return side === 'T' || side === 'R' || side === 'B' ? side : 'other';
}
