import type { View } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { stepView } from './stepView.ts';
import { box, stepsOf } from './testing/randomSteps.ts';

function withoutQuestion({ question: _, ...view }: View): Omit<View, 'question'> {
  return view;
}

describe('a view, stepped through the events of a move', () => {
  it.each([
    [3, 1],
    [4, 0],
    [4, 3],
    [5, 'spectator'],
  ] as const)('is the view after it: %i seats, seen by %s', (seats, viewer) => {
    let events = 0;
    for (let seed = 1; seed <= 4; seed++) {
      for (const step of stepsOf(seed, seats, viewer)) {
        const stepped = step.events.reduce((view, event) => stepView(box, view, event), step.before);
        expect(withoutQuestion(stepped), step.events.map(({ kind }) => kind).join(', ')).toEqual(
          withoutQuestion(step.after),
        );
        events += step.events.length;
      }
    }
    expect(events).toBeGreaterThan(400);
  });

  it('leaves the old view as it was', () => {
    for (const { before, events } of stepsOf(99, 4, 0)) {
      const kept = structuredClone(before);
      events.reduce((view, event) => stepView(box, view, event), before);
      expect(before).toEqual(kept);
    }
  });
});
