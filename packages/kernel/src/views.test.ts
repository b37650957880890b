import { describe, expect, it } from 'vitest';
import { opening } from './replay.ts';
import { tinyGame } from './testing/tinyGame.ts';
import { type SharedParts, sharedParts, Views } from './views.ts';

describe('shared parts', () => {
  it('are made once', () => {
    const shared = sharedParts();
    const parts = shared.of(() => ({ map: [1] }));
    expect(shared.of(() => ({ map: [2] }))).toBe(parts);
    expect(sharedParts().of(() => ({ map: [2] }))).toEqual({ map: [2] });
  });

  it('are made from those of the state before', () => {
    const [first, second] = [sharedParts(), sharedParts()];
    first.of(() => 1);
    const next = sharedParts(first);
    expect(next.of<number>((previous = 0) => previous + 1)).toBe(2);
    expect(next.of<number>((previous = 0) => previous + 1)).toBe(2);
    expect(sharedParts(second).of<number>((previous = 0) => previous + 1)).toBe(1);
  });

  it('may be undefined', () => {
    const shared = sharedParts();
    shared.of(() => undefined);
    expect(shared.of((): unknown => 1)).toBeUndefined();
  });
});

describe('the views of a state', () => {
  const { state } = opening(tinyGame, { options: { heap: 2 }, seats: 2, seed: 'views' });

  it('are those of the game, each made once', () => {
    const views = new Views(tinyGame, state);
    for (const viewer of [0, 1, 'spectator', 'open'] as const) {
      expect(views.of(viewer)).toEqual(tinyGame.view(state, viewer));
      expect(views.of(viewer)).toBe(views.of(viewer));
    }
  });

  it('share parts with each other only', () => {
    const given: unknown[] = [];
    const game = { view: (_state: typeof state, _viewer: unknown, shared?: SharedParts) => given.push(shared) };
    for (const views of [new Views(game, state), new Views(game, state)]) {
      for (const viewer of [0, 1] as const) views.of(viewer);
    }
    expect(given[0]).toBe(given[1]);
    expect(given[2]).toBe(given[3]);
    expect(given[0]).not.toBe(given[2]);
  });
});
