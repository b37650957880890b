import { openBox } from '@portolan/amerigo';
import { plainTable, textFor } from '@portolan/amerigo-ui';
import { wordsOf } from '@portolan/client';
import type { WebUi } from '../table/useGameTable.ts';

const box = openBox();
const table = plainTable();

/** Only the box is opened here: the game itself would be fetched with its rules and bots. */
export const amerigoUi: WebUi = {
  text: textFor(),
  readMove: (text) => (box.ok ? box.value.moves.byText.get(text) : undefined),
  targets,
  nameTarget,
  board: table.board,
  picture: table.picture,
};

/** Places by the hundred are found row by row; a turn is one thing with its number. */
function targets(text: string): readonly string[] {
  const [verb = '', place = '', ...rest] = wordsOf(text);
  if (verb !== 'sail' && verb !== 'lay') return wordsOf(text);
  const row = /^(\d+),/.exec(place)?.[1];
  const turn = rest.length === 0 ? [] : [rest.join(' ')];
  return [verb, row === undefined ? 'frame' : `row ${row}`, place, ...turn];
}

const NAMES: Readonly<Record<string, string>> = {
  neutral: 'Landscape',
  line3: 'Line of 3',
  line4: 'Line of 4',
  act: 'Action',
  blue: 'Move ships (blue)',
  black: 'Load cannons (black)',
  red: 'Plan (red)',
  brown: 'Progress (brown)',
  green: 'Build (green)',
  yellow: 'Buy production (yellow)',
  white: 'Advance (white)',
  start: 'Frame space',
  sail: 'Sail',
  frame: 'The frame',
};
const SIDES: Readonly<Record<string, string>> = { T: 'Top', R: 'Right', B: 'Bottom', L: 'Left' };

function nameTarget(target: string): string | undefined {
  const [, side = '', number = ''] = /^([TRBL])(\d)$/.exec(target) ?? [];
  if (side !== '') return `${SIDES[side] ?? ''} ${Number(number) + 1}`;
  if (/^row \d+$/.test(target)) return `Row ${target.slice(4)}`;
  const turn = /^turn (\d)$/.exec(target)?.[1];
  if (turn !== undefined) return turn === '0' ? 'As it is' : `Turned by ${90 * Number(turn)}°`;
  return NAMES[target];
}
