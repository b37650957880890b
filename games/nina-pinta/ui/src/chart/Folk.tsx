import type { JSX } from 'preact';
import { Gold, Piece } from '../art/Piece.tsx';
import type { PlaceView } from '../words.ts';

/** More Settlers of one seat than this are drawn as one with their number. */
const MOST_DRAWN = 2;

/** Everybody who lives in a land: Settlers seat by seat, Towns, the City and the Captain. */
export function Folk({ place }: { readonly place: PlaceView }): JSX.Element {
  const { settlers, towns, city, captain, world, land, stronghold } = place;
  const at = `${world}:${land}`;
  const crowd = settlers.length + towns.length + (city === undefined ? 0 : 1) + (captain === undefined ? 0 : 1);
  return (
    <span class="np-folk" data-crowd={crowd > 5 ? 'dense' : crowd > 3 ? 'close' : undefined}>
      {city !== undefined && <Piece body="city" seat={city} id={`city:${at}`} />}
      {towns.map((seat) => (
        <Piece key={seat} body="town" seat={seat} id={`town:${seat}:${at}`} />
      ))}
      {settlers.map(({ seat, count }) => {
        const free = count - (stronghold === seat ? 1 : 0);
        return free > 0 && <Settlers key={seat} seat={seat} count={free} id={`settlers:${seat}:${at}`} />;
      })}
      {captain !== undefined && <Piece body="captain" seat={captain} id={`captain:${captain}:${world}`} />}
    </span>
  );
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
        <Piece key={at} body="settler" seat={seat} />
      ))}
      {count > drawn && <b class="np-times">{count}</b>}
    </span>
  );
}

/** What was found in a land, and what was placed there. */
export function Site({ place }: { readonly place: PlaceView }): JSX.Element {
  const { explored, discovery, found, mine, stronghold, vault = 0, cathedral, counters, increase, world, land } = place;
  const at = `${world}:${land}`;
  const increases = counters.filter((one) => isIncrease(one));
  return (
    <span class="np-site">
      {(discovery === 'mine' || mine !== undefined) && (
        <Piece body="mine" id={`mine:${at}`} class={mine === undefined ? 'np-spent' : ''}>
          <Gold amount={(explored ? mine : found) ?? 0} />
        </Piece>
      )}
      {(discovery === 'civilisation' || discovery === 'gold') && (
        <Piece body={discovery} class="np-spent">
          {found !== undefined && <Gold amount={found} />}
        </Piece>
      )}
      {discovery === 'natives' && <Piece body="natives" class="np-spent" />}
      {stronghold !== undefined && (
        <Piece body="stronghold" seat={stronghold === 'open' ? undefined : stronghold} id={`stronghold:${at}`}>
          {vault > 0 && <Gold amount={vault} id={`vault:${at}`} />}
        </Piece>
      )}
      {cathedral && <Piece body="cathedral" id={`cathedral:${at}`} />}
      {increases.map((one, nth) => (
        <Piece key={nth} body={one} id={`increase:${at}`}>
          {nth === increases.length - 1 && increase !== undefined && <b class="np-more">+{increase}</b>}
        </Piece>
      ))}
    </span>
  );
}

type Increase = 'corn' | 'timber' | 'iron' | 'gems';

function isIncrease(counter: string): counter is Increase {
  return counter === 'corn' || counter === 'timber' || counter === 'iron' || counter === 'gems';
}
