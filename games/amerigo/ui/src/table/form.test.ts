import { describe, expect, it } from 'vitest';
import { formOf, layoutFor } from './form.ts';

describe('the layout', () => {
  it('follows the room there is, in rem', () => {
    // 1440x900, 1024x768, a phone held sideways, 720x450, a phone held upright.
    const rooms = [
      [71, 53],
      [46, 44.7],
      [34.8, 21.8],
      [29, 25],
      [24.4, 50],
    ] as const;
    expect(rooms.map(([width, height]) => layoutFor(width, height))).toEqual(['wide', 'middle', 'low', 'tall', 'tall']);
  });

  it('lets the map pan wherever its squares are too small to press', () => {
    expect((['wide', 'middle', 'low', 'tall'] as const).map(formOf)).toEqual(['wide', 'tall', 'tall', 'tall']);
  });
});
