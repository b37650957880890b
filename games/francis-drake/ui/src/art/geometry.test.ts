import { openBox } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { layCaribbean, MAP_FORMS, PLYMOUTH, type Size, type Spot } from './geometry.ts';

const opened = openBox();
const destinations = opened.ok ? opened.value.components.destinations : [];

function gapBetween(one: Spot, other: Spot, { w, h }: Size): number {
  return Math.max(Math.abs(one.x - other.x) - w, Math.abs(one.y - other.y) - h);
}

function leastGap(spots: readonly Spot[], size: Size): number {
  return Math.min(...spots.flatMap((one, at) => spots.slice(at + 1).map((other) => gapBetween(one, other, size))));
}

describe.each(MAP_FORMS)('the %s map', (form) => {
  const { sheet, card, places, zoneLines, charts } = layCaribbean(destinations, form);
  const spots = Object.values(places);

  it('has a card for every Destination inside the sheet, without overlaps', () => {
    expect(Object.keys(places)).toEqual(destinations.map(({ id }) => id));
    for (const { label, at } of spots) {
      expect(label.x).toBeGreaterThanOrEqual(card.w / 2);
      expect(label.x).toBeLessThanOrEqual(sheet.width - card.w / 2);
      expect(label.y).toBeGreaterThanOrEqual(card.h / 2);
      expect(label.y).toBeLessThanOrEqual(sheet.height - card.h / 2);
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(sheet.width);
    }
    expect(
      leastGap(
        spots.map(({ label }) => label),
        card,
      ),
    ).toBeGreaterThanOrEqual(2);
  });

  it('keeps the harbours visible beside the cards', () => {
    const half = { w: card.w / 2, h: card.h / 2 };
    for (const { id } of destinations.filter(({ type }) => type !== 'galleon')) {
      const harbour = places[id]?.at ?? { x: 0, y: 0 };
      expect(Math.min(...spots.map(({ label }) => gapBetween(harbour, label, half)))).toBeGreaterThan(3);
    }
  });

  it('separates the four zones with three lines', () => {
    expect(zoneLines.map(({ zone }) => zone)).toEqual([1, 2, 3]);
    for (const { zone, from, to } of zoneLines) {
      for (const one of destinations) {
        const { x, y } = places[one.id]?.at ?? { x: 0, y: 0 };
        const line = from.x + ((to.x - from.x) * y) / sheet.height;
        expect(x > line).toBe(one.zone <= zone);
      }
    }
  });

  it('leaves open water for the charts', () => {
    for (const water of Object.values(charts ?? {})) {
      const middle = { x: water.x + water.w / 2, y: water.y + water.h / 2 };
      const reach = { w: (water.w + card.w) / 2, h: (water.h + card.h) / 2 };
      for (const { label } of spots) expect(gapBetween(middle, label, reach)).toBeGreaterThanOrEqual(0);
    }
  });

  it('finds room for unknown Destinations', () => {
    const strangers = destinations.map((one, at) => (at % 3 === 0 ? { ...one, id: `stranger${at}` } : one));
    const laid = Object.values(layCaribbean(strangers, form).places).map(({ label }) => label);
    expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(destinations.length);
  });
});

describe.each(Object.entries(PLYMOUTH))('the %s street', (_, { sheet, places, place, outbound, homebound, dock }) => {
  it('has 18 places and five docks of each kind, without overlaps', () => {
    expect([places.length, outbound.length, homebound.length]).toEqual([18, 5, 5]);
    expect(leastGap(places, place)).toBeGreaterThan(0);
    expect(leastGap([...outbound, ...homebound], dock)).toBeGreaterThan(0);
  });

  it('keeps everything on the sheet', () => {
    for (const [spots, { w, h }] of [
      [places, place],
      [[...outbound, ...homebound], dock],
    ] as const) {
      for (const { x, y } of spots) {
        expect(
          Math.min(x - w / 2, sheet.width - x - w / 2, y - h / 2, sheet.height - y - h / 2),
        ).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
