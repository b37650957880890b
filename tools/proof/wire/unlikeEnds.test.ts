import { expect, it } from 'vitest';
import { unlikeEnds } from './unlikeEnds.ts';

const end = (seq: number): Parameters<typeof unlikeEnds>[1][number] => ({
  moment: { seq, view: {}, awaiting: [] },
  entries: [],
});

it('servers that show the same to a viewer are right', () => {
  expect(unlikeEnds('t', [end(3), end(3), end(3)])).toEqual([]);
});

it('servers that show different positions are not', () => {
  expect(unlikeEnds('t', [end(3), end(4), end(3)])).toEqual(['t: its servers show 2 different positions']);
});

it('a server that shows nothing is not, even if all of them do', () => {
  expect(unlikeEnds('t', [end(3), undefined])).toEqual(['t: server 2 shows nothing']);
  expect(unlikeEnds('t', [undefined, undefined])).toHaveLength(2);
  expect(unlikeEnds('t', [{ moment: undefined, entries: [] }])).toEqual(['t: server 1 shows nothing']);
});
