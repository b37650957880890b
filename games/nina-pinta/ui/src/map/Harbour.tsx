import { atSpot } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Gold, Piece } from '../art/Piece.tsx';
import type { PlaceView } from '../words.ts';
import { BERTH, LAND_LAYOUT } from './layout.ts';
import { WORLD_SHEET } from './sheet.ts';

export interface HarbourProps {
  readonly place: PlaceView;
  /** By player: the gold on the ship to this world. */
  readonly cargo: readonly number[];
}

/** The ships that lie at a land, with the gold aboard. */
export function Harbour({ place, cargo }: HarbourProps): JSX.Element {
  const { land, world, ships } = place;
  const { harbours } = LAND_LAYOUT[land];
  return (
    <>
      {ships.map((seat, at) => {
        const spot = harbours[at % harbours.length] ?? harbours[0];
        return (
          <span key={seat} class="np-berth" style={atSpot(WORLD_SHEET, spot, BERTH)}>
            <Piece body="ship" seat={seat} id={`ship:${seat}:${world}`}>
              {(cargo[seat] ?? 0) > 0 && <Gold amount={cargo[seat] ?? 0} />}
            </Piece>
          </span>
        );
      })}
    </>
  );
}
