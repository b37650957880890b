import { expect, it } from 'vitest';
import { layoutFor } from './tableLayout.ts';

it('the layout follows the room there is, in rem', () => {
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
