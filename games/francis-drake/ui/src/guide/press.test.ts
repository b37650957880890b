import { describe, expect, it } from 'vitest';
import { waitingText } from './press.ts';
import { type SceneFacts, sceneWith } from './testing/sceneWith.ts';

const LEFT: SceneFacts = {
  view: { docks: { plymouth: [0, 1, 2], outbound: [0, 1, 2], homebound: [] } },
  question: { kind: 'placeFrigates', seat: 1 },
};

describe('while others place counters, before any range is set', () => {
  it('a ship without a barrel stays in Plymouth [FD-LIMITS-01]', () => {
    expect(waitingText(sceneWith(LEFT))).toBe(
      'Your ship has no barrel and stays in Plymouth. Bob is deciding; you need not press anything.',
    );
  });

  it('a ship with a barrel is about to sail [FD-PREP-07]', () => {
    expect(waitingText(sceneWith({ ...LEFT, me: { barrels: 1 } }))).toBeUndefined();
  });
});
