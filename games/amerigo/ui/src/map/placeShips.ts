import type { MapLayout, View } from '@portolan/amerigo';
import type { Spot } from '@portolan/table-kit';
import { frameWater } from './geometry.ts';
import { middleOf } from './mapPlan.ts';

/** The size of a ship in units of the map: larger than a square, so that it can be seen. */
export const SHIP = { w: 12.5, h: 12.5 };

export interface PlacedShip {
  readonly seat: number;
  readonly ship: number;
  readonly at: Spot;
}

/** Ships that share a frame space lie side by side, closer together where there are many. */
export function placeShips(
  layout: MapLayout,
  players: readonly Pick<View['players'][number], 'ships'>[],
): PlacedShip[] {
  const fleets = new Map<number, { seat: number; ship: number }[]>();
  for (const [seat, { ships }] of players.entries()) {
    for (const [ship, berth] of ships.entries()) {
      if (berth < 0) continue;
      const fleet = fleets.get(berth);
      if (fleet === undefined) fleets.set(berth, [{ seat, ship }]);
      else fleet.push({ seat, ship });
    }
  }
  return [...fleets].flatMap(([berth, fleet]) =>
    fleet.map((one, at) => ({ ...one, at: sideBySide(layout, berth, at, fleet.length) })),
  );
}

function sideBySide(layout: MapLayout, berth: number, at: number, count: number): Spot {
  if (berth < layout.stride * layout.stride) return middleOf(layout, berth);
  const { x, y, w, h } = frameWater(layout, berth);
  const step = count < 2 ? 0 : Math.min(SHIP.w, (Math.max(w, h) - SHIP.w) / (count - 1));
  const aside = (at - (count - 1) / 2) * step;
  const middle = { x: x + w / 2, y: y + h / 2 };
  return w >= h ? { ...middle, x: middle.x + aside } : { ...middle, y: middle.y + aside };
}
