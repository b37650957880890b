import { type ContainerNode, h, render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { type ScoredRound, useScoresBefore } from './useScoresBefore.ts';

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;

let before: readonly number[] | undefined;

function Show(shown: ScoredRound): null {
  before = useScoresBefore(shown);
  return null;
}

function at(round: number, ...scores: readonly number[]): typeof before {
  render(h(Show, { round, scores, start: 5 }), NOTHING_DRAWN);
  return before;
}

afterEach(() => render(null, NOTHING_DRAWN));

it('are those when the round began, as long as it was followed', () => {
  expect(at(3, 20, 30)).toBeUndefined();
  expect(at(3, 25, 30)).toBeUndefined();
  expect(at(4, 28, 31)).toEqual([28, 31]);
  expect(at(4, 40, 50)).toEqual([28, 31]);
  expect(at(6, 60, 70)).toBeUndefined();
});

it('are what everybody begins with in the first round, whenever the page was opened', () => {
  expect(at(1, 9, 5)).toEqual([5, 5]);
  expect(at(2, 12, 8)).toEqual([12, 8]);
  // A player takes back what they did.
  expect(at(1, 7, 5)).toEqual([5, 5]);
});
