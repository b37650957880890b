import type { GameUi, Match, Turn } from '@portolan/client';
import { type ContainerNode, h, options, render } from 'preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTurn } from './useTurn.ts';

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;
const UI = { targets: (text: string) => text.split(' '), table: {} } as unknown as GameUi;
const MATCH = {} as Match;

let effects: (() => void)[] = [];
let turn: Turn | undefined;
const before = { ...options };

beforeEach(() => {
  effects = [];
  options.requestAnimationFrame = (run) => void effects.push(run);
  options.debounceRendering = (run) => run();
});

afterEach(() => {
  render(null, NOTHING_DRAWN);
  Object.assign(options, { requestAnimationFrame: undefined, debounceRendering: undefined }, before);
});

function Asked({ legal, since }: { readonly legal: readonly string[]; readonly since: number }): null {
  const moment = { seq: since, view: {}, awaiting: [0], seat: 0, legal };
  turn = useTurn({ ui: UI, match: MATCH, moment, since });
  return null;
}

/** The browser has painted, and effects run. */
function paint(): void {
  for (const run of effects.splice(0)) run();
}

it('a pick before the browser has painted the question is kept', () => {
  render(h(Asked, { legal: ['take gold', 'take wood'], since: 0 }), NOTHING_DRAWN);
  paint();
  render(h(Asked, { legal: ['sail north', 'sail south'], since: 1 }), NOTHING_DRAWN);
  turn?.pick('north');
  paint();
  expect(turn?.outlook.chosen?.text).toBe('sail north');
});

it('picks end with their question', () => {
  render(h(Asked, { legal: ['take gold', 'take wood'], since: 0 }), NOTHING_DRAWN);
  turn?.pick('gold');
  expect(turn?.outlook.chosen?.text).toBe('take gold');
  render(h(Asked, { legal: ['take gold', 'take wood'], since: 1 }), NOTHING_DRAWN);
  expect(turn?.outlook.chosen).toBeUndefined();
  paint();
  expect(turn?.outlook.chosen).toBeUndefined();
});

it('picks survive while others move', () => {
  render(h(Asked, { legal: ['take gold', 'take wood'], since: 0 }), NOTHING_DRAWN);
  turn?.pick('gold');
  render(h(Asked, { legal: ['take gold', 'take wood'], since: 0 }), NOTHING_DRAWN);
  paint();
  expect(turn?.outlook.chosen?.text).toBe('take gold');
});
