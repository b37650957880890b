import type { MapLayout, View } from '@portolan/amerigo';
import { atSpot, type Spot } from '@portolan/table-kit';
import { Emblem } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { useScene } from '../table/scene.ts';
import { boxOf, sheetOf } from './geometry.ts';
import { middleOf } from './mapPlan.ts';

const SHIP = { w: 12.5, h: 12.5 };

/** Every ship at sea. */
export function Ships(): JSX.Element {
  const { view, layout } = useScene();
  const sheet = sheetOf(layout);
  return (
    <div class="am-pieces">
      {placeShips(layout, view.players).map(({ seat, ship, at }) => (
        <span
          key={`${seat} ${ship}`}
          class="am-piece am-ship"
          style={atSpot(sheet, at, SHIP)}
          data-piece={`ship:${seat}:${ship}`}
          data-card={`ship:${seat}:${ship}`}
          data-seat={seat}
        >
          <ShipBody seat={seat} ship={ship} />
        </span>
      ))}
    </div>
  );
}

/** A ship with its seat's colour on hull and sails and the emblem on the mainsail; ship 0 and 1 are rigged differently. */
export function ShipBody({ seat, ship }: { readonly seat: number; readonly ship: number }): JSX.Element {
  return (
    <>
      <Body name={ship === 0 ? 'ship1' : 'ship2'} seat={seat} />
      <i data-ship={ship}>
        <Emblem seat={seat} />
      </i>
    </>
  );
}

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
  const { x, y } = middleOf(layout, berth);
  const { w, h } = boxOf(layout, berth);
  const step = count < 2 ? 0 : Math.min(SHIP.w, (Math.max(w, h) - SHIP.w) / (count - 1));
  const aside = (at - (count - 1) / 2) * step;
  return w >= h ? { x: x + aside, y } : { x, y: y + aside };
}
