import type { TableProps } from '@portolan/client';
import { type ContainerNode, h, options, render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableCards } from './TableCards.tsx';

const shown = vi.hoisted(() => [] as unknown[]);
vi.mock('./CardHost.tsx', () => ({
  CardHost: ({ scene }: { readonly scene: unknown }) => {
    shown.push(scene);
    return null;
  },
}));

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;
const before = { ...options };

beforeEach(() => {
  options.requestAnimationFrame = (run) => run();
  options.debounceRendering = (run) => run();
});

afterEach(() => {
  render(null, NOTHING_DRAWN);
  Object.assign(options, { requestAnimationFrame: undefined, debounceRendering: undefined }, before);
});

const TURN = {} as NonNullable<TableProps['turn']>;
const MOMENT = { seq: 3, view: {}, awaiting: [0], legal: ['sail north', 'sail south'] };

function show(turn: TableProps['turn'], moment = MOMENT): void {
  const facts = { box: 1, view: 2, names: ['Ann', 'Bob'], load: async () => () => undefined };
  render(h(TableCards<number, number>, { game: 'x', moment, turn, match: undefined, ...facts }), NOTHING_DRAWN);
}

it('draws cards again only for other facts; they know what is legal only while something can be chosen', () => {
  show(TURN);
  // The player has picked something.
  show({ ...TURN });
  show(undefined);
  show(undefined, { ...MOMENT, seq: 4 });
  const facts = { box: 1, view: 2, names: ['Ann', 'Bob'] };
  expect(shown).toEqual([
    { ...facts, legal: MOMENT.legal },
    { ...facts, legal: [] },
  ]);
});
