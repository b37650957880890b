import { describe, expect, it } from 'vitest';
import { islandName } from './islandName.ts';
import { layoutFor, manyLayouts } from './testing/layouts.ts';

const namesOf = (layout: ReturnType<typeof layoutFor>) => layout.sizes.map((_, island) => islandName(layout, island));

describe('the names of islands', () => {
  it('are unique on a map, and start differently', () => {
    for (const layout of manyLayouts(40)) {
      const names = namesOf(layout);
      const words = names.map((name) => name.split(' ').at(-1) ?? '');
      expect(new Set(words).size).toBe(names.length);
      expect(names.every((name) => /^(Gran |Isla |Nova |Cayo )?[A-Z][a-zé]{2,10}$/.test(name))).toBe(true);
    }
  });

  it('follow from the map', () => {
    expect(namesOf({ ...layoutFor(4, 'a') })).toEqual(namesOf(layoutFor(4, 'a')));
    expect(namesOf(layoutFor(4, 'b'))).not.toEqual(namesOf(layoutFor(4, 'a')));
  });
});
