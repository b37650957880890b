import type { EntryWriter } from '@portolan/server/testing';
import { expect, it } from 'vitest';
import type { Written } from './history.ts';
import { ownerProblems, unanswered } from './oneOwner.ts';

const entry = (seq: number, node: string, token: number, writer = node): EntryWriter => ({
  ...{ table: 't', seq, writer },
  lease: { node, token },
});
const line = (seq: number, node: string, token: number): Written => ({ kind: 'written', table: 't', seq, node, token });
const lengths = new Map([['t', 3]]);
const problemsOf = (writers: readonly EntryWriter[], told: readonly Written[] = []): string[] =>
  ownerProblems({ writers, told, lengths });

it('each token belongs to one server, and none comes back', () => {
  expect(problemsOf([entry(1, 'a', 1), entry(2, 'a', 1), entry(3, 'b', 2)])).toEqual([]);
  expect(problemsOf([entry(1, 'a', 1), entry(2, 'b', 2), entry(3, 'a', 1)])).toEqual([
    'table t: entry 3 was written by an owner of before',
  ]);
  expect(problemsOf([entry(1, 'a', 1), entry(2, 'b', 1), entry(3, 'b', 1)])).toContain(
    'table t: a and b both held token 1',
  );
});

it('every entry has a known writer, who owned the table', () => {
  expect(problemsOf([entry(1, 'a', 1), entry(3, 'a', 1)])).toEqual(['table t: who wrote 1 of 3 entries is unknown']);
  const unowned: EntryWriter = { table: 't', seq: 3, writer: 'a', lease: undefined };
  expect(problemsOf([entry(1, 'a', 1), entry(2, 'b', 2, 'a'), unowned])).toEqual([
    'table t: entry 2 was written by a, and b owned it',
    'table t: entry 3 was written by a, and nobody owned it',
  ]);
});

it('servers and the database agree about who wrote what, as far as servers know', () => {
  const writers = [entry(1, 'a', 1), entry(2, 'a', 1), entry(3, 'b', 2)];
  const told = [line(1, 'a', 1), line(3, 'b', 2)];
  expect(problemsOf(writers, told)).toEqual([]);
  expect(unanswered({ writers, told, lengths })).toBe(1);
  // A bot that was still at it when the lengths were read.
  expect(problemsOf([...writers, entry(4, 'b', 2)], told)).toEqual([]);
  expect(unanswered({ writers: [...writers, entry(4, 'b', 2)], told, lengths })).toBe(1);
  expect(problemsOf(writers, [line(3, 'a', 1)])).toEqual([
    'table t: a was told that it wrote entry 3 with token 1, and did not',
  ]);
});
