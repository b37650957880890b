import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { NO_CHART } from '../ids.ts';
import { lawBrokenBy, type Spoiled, showing, sound } from './spoiled.ts';

describe('the laws find a game whose views are unsound between two events of one move', () => {
  it('steps: a view that shows the bids as soon as the last one is laid', () => {
    // All bids lie face down at once only until they are turned up in the same move.
    const spoiled = showing(({ players }) =>
      players.every(({ bid }) => bid !== NO_CHART) ? { early: players.map(({ bid }) => bid) } : {},
    );
    expect(lawBrokenBy(spoiled)).toBe('steps');
  });

  it('score: events that are emitted before their effect', () => {
    const spoiled: Spoiled = {
      apply: (state, seat, move, emit) => {
        const events: Event[] = [];
        sound.apply(sound.clone(state), seat, move, (event) => events.push(event));
        for (const event of events) emit?.(event);
        sound.apply(state, seat, move);
      },
    };
    expect(lawBrokenBy(spoiled)).toBe('score');
  });
});
