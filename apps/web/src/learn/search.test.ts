import type { Rule } from '@portolan/client';
import { describe, expect, it } from 'vitest';
import { findRules, piecesOf, searchWords } from './search.ts';

const rule = (id: string, text: string, group = ''): Rule => ({ id, text, group, section: 'S' });
const RULES = [
  rule('FD-SAIL-04', 'A disc may go only within range.', 'Order'),
  rule('FD-SAIL-05', 'Niña sails on.'),
  rule('FD-END-01', 'The range of points.'),
];

describe('the search on the rules page', () => {
  it.each([
    ['', ['FD-SAIL-04', 'FD-SAIL-05', 'FD-END-01']],
    ['RANGE', ['FD-SAIL-04', 'FD-END-01']],
    ['range disc', ['FD-SAIL-04']],
    ['sail-05', ['FD-SAIL-05']],
    ['nina', ['FD-SAIL-05']],
    ['order', ['FD-SAIL-04']],
    ['storm', []],
  ])('finds the rules matching %j', (search, ids) => {
    expect(findRules(RULES, searchWords(search)).map(({ id }) => id)).toEqual(ids);
  });

  it('marks every match, also where words overlap', () => {
    expect(piecesOf('Ships sail; a Ship sails.', searchWords('ship sail'))).toEqual([
      { text: 'Ship', hit: true },
      { text: 's ', hit: false },
      { text: 'sail', hit: true },
      { text: '; a ', hit: false },
      { text: 'Ship', hit: true },
      { text: ' ', hit: false },
      { text: 'sail', hit: true },
      { text: 's.', hit: false },
    ]);
    expect(piecesOf('range', searchWords('ang range'))).toEqual([{ text: 'range', hit: true }]);
    expect(piecesOf('La Niña', searchWords('nina'))).toEqual([
      { text: 'La ', hit: false },
      { text: 'Niña', hit: true },
    ]);
    expect(piecesOf('calm', [])).toEqual([{ text: 'calm', hit: false }]);
  });
});
