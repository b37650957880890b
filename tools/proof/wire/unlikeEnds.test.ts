import { expect, it } from 'vitest';
import { type Ends, unlikeEnds } from './unlikeEnds.ts';

const end = (seq: number): Ends['shown'][number] => ({
  moment: { seq, view: {}, awaiting: [] },
  entries: [],
});

it('servers that show the same to a viewer are right', () => {
  expect(unlikeEnds('t', { shown: [end(3), end(3), end(3)], stayed: [end(3)] })).toEqual([]);
});

it('servers that show different positions are not', () => {
  expect(unlikeEnds('t', { shown: [end(3), end(4), end(3)] })).toEqual(['t: its servers show 2 different positions']);
});

it('a server that shows nothing is not, even if all of them do', () => {
  expect(unlikeEnds('t', { shown: [end(3), undefined] })).toEqual(['t: server 2 shows nothing']);
  expect(unlikeEnds('t', { shown: [undefined, undefined] })).toHaveLength(2);
  expect(unlikeEnds('t', { shown: [{ moment: undefined, entries: [] }] })).toEqual(['t: server 1 shows nothing']);
});

it('neither is a page that stayed open and ended otherwise, or not at all', () => {
  expect(unlikeEnds('t', { shown: [end(3)], stayed: [end(2), undefined, end(3)] })).toEqual([
    't: a page that stayed open ended after 0 entries with what no server shows',
    't: a page that stayed open did not come to the end',
  ]);
});
