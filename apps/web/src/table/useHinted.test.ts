import type { GameUi, Match } from '@portolan/client';
import { useTurn } from '@portolan/table-kit';
import { type ContainerNode, h, options, render } from 'preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Hinted, useHinted } from './useHinted.ts';

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;
const UI = { targets: (text: string) => text.split(' '), table: {} } as unknown as GameUi;
const MATCH = {} as Match;

let hinted: Hinted | undefined;
const before = { ...options };

beforeEach(() => {
  options.requestAnimationFrame = () => undefined;
  options.debounceRendering = (run) => run();
});

afterEach(() => {
  render(null, NOTHING_DRAWN);
  Object.assign(options, { requestAnimationFrame: undefined, debounceRendering: undefined }, before);
});

/** The player last moved at `since`; others have moved up to `seq`. */
function Asked({ seq, since }: { readonly seq: number; readonly since: number }): null {
  const moment = { seq, view: {}, awaiting: [0], seat: 0, legal: ['bid 1', 'bid 2'] };
  const turn = useTurn({ ui: UI, match: MATCH, moment, since });
  hinted = useHinted(turn, moment);
  return null;
}

it('a hint stays while others move', () => {
  render(h(Asked, { seq: 0, since: 0 }), NOTHING_DRAWN);
  expect(hinted?.at).toBeUndefined();
  hinted?.ask();
  expect(hinted?.at).toBe(0);
  render(h(Asked, { seq: 1, since: 0 }), NOTHING_DRAWN);
  expect(hinted?.at).toBe(0);
});

it('a hint ends with its question, and another one can be asked for', () => {
  render(h(Asked, { seq: 0, since: 0 }), NOTHING_DRAWN);
  hinted?.ask();
  render(h(Asked, { seq: 2, since: 2 }), NOTHING_DRAWN);
  expect(hinted?.at).toBeUndefined();
  hinted?.ask();
  expect(hinted?.at).toBe(2);
  hinted?.end();
  expect(hinted?.at).toBeUndefined();
});
