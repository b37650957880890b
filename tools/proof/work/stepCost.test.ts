import { specimen } from '@portolan/specimen';
import { describe, expect, it } from 'vitest';
import { measureSteps } from './stepCost.ts';

describe('the cost of steps', () => {
  it('is measured over whole games, for every seat and a spectator', async () => {
    const opened = specimen.open();
    if (!opened.ok) throw new Error('Landfall does not open');
    const { wholeMicros, patchMicros, ...cost } = await measureSteps(opened.value, 2, 2);
    expect(Number.isInteger(cost.moves)).toBe(true);
    expect(cost.moves).toBeGreaterThan(20);
    expect(cost.eventsPerMove).toBeGreaterThan(1);
    expect(cost.patchBytes).toBeLessThan(cost.wholeBytes);
    expect(Math.min(wholeMicros, patchMicros)).toBeGreaterThan(0);
  });
});
