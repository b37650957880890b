import { expect, it } from 'vitest';
import { namesAtEnd } from './namesAtEnd.ts';

it('the result says who resigned', () => {
  const outcome = { scores: [30, 20], places: [2, 1], breakdown: [{}, {}] };
  expect(namesAtEnd({ ...outcome, resigned: [0] }, ['Kim', 'Ada'])).toEqual(['Kim (resigned)', 'Ada']);
  expect(namesAtEnd(outcome, ['Kim', 'Ada'])).toEqual(['Kim', 'Ada']);
});
