import { expect, it } from 'vitest';
import { outcomeTable } from './outcomeTable.ts';

it('the result shows every source of points, winner first', () => {
  const outcome = { scores: [3, 9], places: [2, 1], breakdown: [{ gold: 3 }, { gold: 4, towns: 5 }] };
  expect(outcomeTable(outcome, ['Ann', 'Bob']).split('\n')).toEqual([
    'place  seat  score  gold  towns',
    '─────  ────  ─────  ────  ─────',
    '    1  Bob       9     4      5',
    '    2  Ann       3     3      0',
  ]);
});

it('whoever resigned is marked', () => {
  const outcome = { scores: [9, 3], places: [2, 1], breakdown: [{ gold: 9 }, { gold: 3 }], resigned: [0] };
  expect(outcomeTable(outcome, ['Kim', 'Ada']).split('\n').slice(2)).toEqual([
    '    1  Ada                 3     3',
    '    2  Kim (resigned)      9     9',
  ]);
});

it('opponents that the rules play have a row too', () => {
  const rivals = [{ name: 'Planck', score: 8, place: 1, breakdown: { gold: 8 } }];
  expect(outcomeTable({ scores: [3], places: [2], breakdown: [{ gold: 3 }], rivals }, ['Ann']).split('\n')).toEqual([
    'place  seat    score  gold',
    '─────  ──────  ─────  ────',
    '    1  Planck      8     8',
    '    2  Ann         3     3',
  ]);
});
