import { textOf } from '@portolan/i18n';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { cardFor } from './help/cards.ts';
import { islandName } from './map/islandName.ts';
import { layoutOfView } from './table/layoutOfView.ts';
import { tellEvent } from './tellEvent.ts';
import { box, NAMES, stepsOf } from './testing/randomGames.ts';

describe('a sentence in parts', () => {
  it('mentions only things that have a card, and reads like the plain sentence', () => {
    const kinds = new Set<string>();
    const missing = new Set<string>();
    for (const { event, after } of stepsOf({ seed: 'mentions', seats: 3, wild: 20 })) {
      const reader = { box, names: NAMES, layout: layoutOfView(box, after) };
      const parts = tellEvent(reader, event);
      expect(parts === undefined ? undefined : textOf(parts)).toBe(describeEvent(reader, event));
      for (const part of parts ?? []) {
        if (typeof part === 'string') continue;
        kinds.add(part.target.split(':')[0] ?? '');
        if (cardFor({ box, view: after, names: NAMES }, part.target) === undefined) missing.add(part.target);
      }
    }
    expect([...missing]).toEqual([]);
    for (const kind of ['island', 'ship', 'place', 'laid', 'post', 'token', 'production', 'planned', 'seat', 'cube'])
      expect(kinds).toContain(kind);
  });

  it('calls islands by their names where the map is known', () => {
    let [founded, laid, completed] = [0, 0, 0];
    for (const { event, after } of stepsOf({ seed: 'names', seats: 2, wild: 0 })) {
      const layout = layoutOfView(box, after);
      const text = describeEvent({ box, names: NAMES, layout }, event) ?? '';
      expect(text).not.toMatch(/\d+,\d+|an island/);
      if (event.kind === 'postFounded') founded++;
      if (event.kind === 'tileLaid') laid++;
      if (event.kind === 'islandCompleted') completed++;
      if (event.kind === 'postFounded' || event.kind === 'islandCompleted')
        expect(text).toContain(islandName(layout, event.island));
    }
    expect(Math.min(founded, laid, completed)).toBeGreaterThan(0);
  });
});
