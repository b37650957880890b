import type { JSX } from 'preact';
import { Piece } from '../art/Piece.tsx';
import type { PlaceView } from '../words.ts';
import { pieceSize } from './layout.ts';
import { Site, siteCount } from './Site.tsx';

/** More Settlers of one seat than this are drawn as one with their number. */
const MOST_DRAWN = 2;
/** The width of two Settlers that stand close together, in pieces. */
const PAIR = 1.55;

/** Everything in a land: what was found and placed there, then Settlers seat by seat, Towns, the City and the Captain. */
export function Folk({ place }: { readonly place: PlaceView }): JSX.Element {
  const { towns, city, captain, world, land } = place;
  const at = `${world}:${land}`;
  const groups = groupsOf(place);
  return (
    <span class="np-folk" style={{ '--np-size': pieceSize(land, widthsIn(place)) / 2 }}>
      <Site place={place} />
      {city !== undefined && <Piece body="city" seat={city} id={`city:${at}`} />}
      {towns.map((seat) => (
        <Piece key={seat} body="town" seat={seat} id={`town:${seat}:${at}`} />
      ))}
      {groups.map(({ seat, count }) => (
        <Settlers key={seat} seat={seat} count={count} id={`settlers:${seat}:${at}`} />
      ))}
      {captain !== undefined && <Piece body="captain" seat={captain} id={`captain:${captain}:${world}`} />}
    </span>
  );
}

/** The width of everything that is drawn, in pieces. */
export function widthsIn(place: PlaceView): readonly number[] {
  const { towns, city, captain } = place;
  const single = siteCount(place) + towns.length + (city === undefined ? 0 : 1) + (captain === undefined ? 0 : 1);
  return [...Array.from({ length: single }, () => 1), ...groupsOf(place).map(({ count }) => (count === 2 ? PAIR : 1))];
}

/** The Settlers outside the Stronghold. */
function groupsOf({ settlers, stronghold }: PlaceView): PlaceView['settlers'] {
  return settlers
    .map(({ seat, count }) => ({ seat, count: stronghold === seat ? count - 1 : count }))
    .filter(({ count }) => count > 0);
}

interface SettlersProps {
  readonly seat: number;
  readonly count: number;
  readonly id: string;
}

function Settlers({ seat, count, id }: SettlersProps): JSX.Element {
  const drawn = count > MOST_DRAWN ? 1 : count;
  return (
    <span class="np-settlers" data-card={id} data-spot={id}>
      {Array.from({ length: drawn }, (_, at) => (
        <Piece key={at} body="settler" seat={seat}>
          {count > drawn && <b class="np-times">{count}</b>}
        </Piece>
      ))}
    </span>
  );
}
