import { describe, expect, it } from 'vitest';
import { spread } from './chart.ts';

describe('labels at the end of the lines', () => {
  it('stay as close to their lines as they can without covering each other', () => {
    expect(spread([10, 50, 90], 10)).toEqual([10, 50, 90]);
    expect(spread([50, 50, 50], 10)).toEqual([40, 50, 60]);
    expect(spread([98, 99], 10)).toEqual([85, 95]);
    expect(spread([1, 2], 10)).toEqual([5, 15]);
  });
});
