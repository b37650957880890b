import { describe, expect, it } from 'vitest';
import { andThen, lawBrokenBy, type Spoiled, showing, sound } from './spoiled.ts';

describe('the laws find a game with unsound states', () => {
  it('and accept the correct one', () => {
    expect(lawBrokenBy({})).toBe('none');
  }, 60_000);

  it.each<[string, Spoiled]>([
    ['a key without a value', { clone: (state) => Object.assign(sound.clone(state), { note: undefined }) }],
    ['a score of minus zero', andThen(({ players }) => Object.assign(players[0], { score: -0 }))],
    ['a score of no number', andThen(({ players }) => Object.assign(players[0], { score: Number.NaN }))],
    ['one object at two places', andThen(({ coasts }) => coasts.splice(1, 1, coasts[0]))],
    ['a view with a Map', showing(() => ({ hands: new Map() }))],
    [
      'a view in a circle',
      showing(() => {
        const circle: { view?: object } = {};
        circle.view = circle;
        return circle;
      }),
    ],
    [
      'an event that holds a list of the state',
      andThen((state, _, emit) => emit?.({ kind: 'bidsTurned', charts: state.played })),
    ],
  ])('json: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('json');
  });

  const shared = sound.setup({ rounds: 5 }, 2, [1, 2, 3, 4]).coasts;
  it.each<[string, Spoiled]>([
    ['a list shared', { clone: (state) => ({ ...sound.clone(state), sea: state.sea }) }],
    ['a frame shared', { clone: (state) => ({ ...sound.clone(state), stack: state.stack.slice() }) }],
    [
      'a field forgotten',
      {
        clone: (state) => {
          const copy = sound.clone(state);
          for (const coast of copy.coasts) coast.knownBy = 0;
          return copy;
        },
      },
    ],
    [
      'set-ups that share a list',
      {
        setup: (options, seats, rng) => {
          const state = sound.setup(options, seats, rng);
          for (const [i, coast] of state.coasts.entries()) Object.assign(shared[i], coast);
          return { ...state, coasts: shared };
        },
      },
    ],
  ])('clone: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('clone');
  });

  it('untouched: a view that tidies up the state', () => {
    const view: typeof sound.view = (state, viewer) => {
      state.sea.sort();
      return sound.view(state, viewer);
    };
    expect(lawBrokenBy({ view })).toBe('untouched');
  });

  let calls = 0;
  it.each<[string, Spoiled]>([
    [
      'an apply that remembers earlier calls',
      andThen((state, { kind }) => kind === 'leave' && calls++ % 3 === 0 && state.sea.reverse()),
    ],
    [
      'an apply that does other things unheard',
      andThen((state, { kind }, emit) => kind === 'leave' && emit === undefined && state.sea.reverse()),
    ],
    [
      'a set-up that remembers earlier ones',
      {
        setup: (options, seats, rng) => {
          const state = sound.setup(options, seats, rng);
          if (calls++ % 2 === 0) state.sea.reverse();
          return state;
        },
      },
    ],
  ])('determinism: %s', (_, spoiled) => {
    expect(lawBrokenBy(spoiled)).toBe('determinism');
  });
});
