import { textOf } from '@portolan/i18n';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { cardFor } from './help/cards.ts';
import { tellEvent } from './tellEvent.ts';
import { box, stepsOf } from './testing/randomGames.ts';

describe('a sentence in parts', () => {
  it('mentions only things that have a card, and reads like the plain sentence', () => {
    const kinds = new Set<string>();
    const missing = new Set<string>();
    for (const seats of [1, 3]) {
      for (const { event, after, names } of stepsOf({ seed: `mentions ${seats}`, seats, wild: 20 })) {
        const reader = { box, names, you: 0 };
        const parts = tellEvent(reader, event);
        expect(parts === undefined ? undefined : textOf(parts)).toBe(describeEvent(reader, event));
        for (const part of parts ?? []) {
          if (typeof part === 'string') continue;
          kinds.add(part.target.split(':')[0] ?? '');
          if (cardFor({ box, view: after, names }, part.target) === undefined) missing.add(part.target);
        }
      }
    }
    expect([...missing]).toEqual([]);
    const expected = [
      'seat',
      'land',
      'compass',
      'benefit',
      'marker',
      'pass',
      'stronghold',
      'gold',
      'token',
      'tileStack',
    ];
    for (const kind of expected) expect(kinds).toContain(kind);
  });
});
