import { COLOURS } from '@portolan/amerigo';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/randomGames.ts';
import { phaseShown } from './phaseShown.ts';

describe('the phase bar', () => {
  it('marks a phase from the drop into the tower on', () => {
    let drops = 0;
    for (const { event, view } of stepsOf({ seed: 'phases', seats: 2, wild: 0 })) {
      if (event.kind !== 'phaseBegun') continue;
      drops++;
      expect(phaseShown(view, event)).toEqual({ round: event.round, phase: COLOURS[event.phase] });
    }
    expect(drops).toBeGreaterThan(30);
  });
});
