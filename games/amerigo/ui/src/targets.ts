import type { Box } from '@portolan/amerigo';
import { capital, wordsOf } from '@portolan/client';
import { t } from './messages/targets.ts';
import { tokenWords } from './words.ts';

/** What a move points at. Places by the hundred are found row by row; a turn is one target with its number. */
export function targets(text: string): readonly string[] {
  const [verb = '', place = '', ...rest] = wordsOf(text);
  if (verb !== 'sail' && verb !== 'lay') return wordsOf(text);
  const row = /^(\d+),/.exec(place)?.[1];
  const turn = rest.length === 0 ? [] : [rest.join(' ')];
  return [verb, row === undefined ? 'frame' : `row ${row}`, place, ...turn];
}

/** The label of a target or of a source of points; undefined for numbers and places, which speak for themselves. */
export function nameTarget(box: Box, target: string): string | undefined {
  const [, side = '', number = ''] = /^([TRBL])(\d)$/.exec(target) ?? [];
  if (side !== '') return t('frameSpace', { side: asSide(side), number: Number(number) + 1 });
  const row = /^row (\d+)$/.exec(target)?.[1];
  if (row !== undefined) return t('row', { row });
  const turn = /^turn (\d)$/.exec(target)?.[1];
  if (turn !== undefined) return turn === '0' ? t('unturned') : t('turned', { degrees: 90 * Number(turn) });
  const token = box.names.tokens.indexOf(target);
  if (token >= 0) return capital(tokenWords(box, token));
  return isLabel(target) ? t(target) : undefined;
}

function asSide(side: string): 'T' | 'R' | 'B' | 'other' {
  return side === 'T' || side === 'R' || side === 'B' ? side : 'other';
}

/** Messages that are no targets by themselves. */
const FORMS = ['frameSpace', 'row', 'turned', 'unturned'] as const;

type Label = Exclude<keyof typeof t.messages.english, (typeof FORMS)[number]>;

function isLabel(target: string): target is Label {
  return Object.hasOwn(t.messages.english, target) && !FORMS.some((form) => form === target);
}
