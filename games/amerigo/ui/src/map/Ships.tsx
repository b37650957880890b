import { atSpot } from '@portolan/table-kit';
import { Emblem } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { placeShips, SHIP } from './placeShips.ts';

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
