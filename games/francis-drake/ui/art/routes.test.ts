import { openBox } from '@portolan/francis-drake';
import { smoothRoute } from '@portolan/table-kit/motion';
import { coastlines, drawnOut, isLand } from '@portolan/ui-kit/art';
import { describe, expect, it } from 'vitest';
import { inside, MAP_FORMS, type MapForm, PROJECTIONS } from '../src/art/projection.ts';
import { ATLANTIC, routeBetween } from '../src/show/routes.ts';

const opened = openBox();
const ends = [ATLANTIC, ...(opened.ok ? opened.value.components.destinations.map(({ id }) => id) : [])];

/** The coasts as they are drawn. */
function coastsOf(form: MapForm) {
  const projection = PROJECTIONS[form];
  const { lon, lat } = projection;
  const { x, y, w, h } = inside(projection);
  return coastlines(drawnOut({ lon, lat, x, y, width: w, height: h, beyond: 24 }), { scale: '10m', width: 1.4 });
}

describe.each(MAP_FORMS)('routes on the %s map', (form) => {
  const { width, height } = PROJECTIONS[form].sheet;
  const coasts = coastsOf(form);

  it('lead from everywhere to everywhere and never cross land', () => {
    const faults = new Set<string>();
    for (const from of ends) {
      for (const to of ends.filter((end) => end !== from)) {
        const route = routeBetween(form, from, to).map((point) => ({ x: point.x * width, y: point.y * height }));
        if (route.length < 2) faults.add(`${from} ${to}: no way`);
        for (const { x, y } of smoothRoute(route)) if (isLand(coasts, [x, y])) faults.add(`${from} ${to}: ${x} ${y}`);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('curve: a ship to Veracruz sails around Yucatán', () => {
    const route = routeBetween(form, ATLANTIC, 'veracruz');
    expect(route.length).toBeGreaterThan(5);
    expect(Math.min(...route.map(({ y }) => y))).toBeLessThan(route.at(-1)?.y ?? 0);
  });

  it('are the same in both directions', () => {
    expect(routeBetween(form, 'cartagena', 'sanJuan').toReversed()).toEqual(routeBetween(form, 'sanJuan', 'cartagena'));
  });

  it('do not exist for places that the map does not show', () => {
    expect(routeBetween(form, ATLANTIC, 'atlantis')).toEqual([]);
  });
});
