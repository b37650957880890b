import type { JSX } from 'preact';
import { Gold, Piece } from '../art/Piece.tsx';
import type { PlaceView } from '../words.ts';

/** How many pieces `Site` draws. */
export function siteCount(place: PlaceView): number {
  const { discovery, mine, stronghold, cathedral } = place;
  const found = discovery !== undefined && discovery !== 'stronghold' ? 1 : 0;
  const held = stronghold !== undefined || isSketchedStronghold(place) ? 1 : 0;
  return (
    found +
    (mine !== undefined && discovery !== 'mine' ? 1 : 0) +
    held +
    (cathedral ? 1 : 0) +
    increasesIn(place).length
  );
}

/** What was found in a land, and what was placed there. What has had its effect is faded. */
export function Site({ place }: { readonly place: PlaceView }): JSX.Element {
  const { explored, discovery, found, mine, stronghold, vault = 0, cathedral, world, land } = place;
  const at = `${world}:${land}`;
  return (
    <>
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
      {isSketchedStronghold(place) && <Piece body="stronghold" class="np-spent" />}
      {stronghold !== undefined && (
        <Piece body="stronghold" seat={stronghold === 'open' ? undefined : stronghold} id={`stronghold:${at}`}>
          {vault > 0 && <Gold amount={vault} id={`vault:${at}`} />}
        </Piece>
      )}
      {cathedral && <Piece body="cathedral" id={`cathedral:${at}`} />}
      <Increases place={place} />
    </>
  );
}

/** A Stronghold that the viewer has seen on a tile that still lies face down. */
function isSketchedStronghold({ explored, discovery }: PlaceView): boolean {
  return !explored && discovery === 'stronghold';
}

function Increases({ place }: { readonly place: PlaceView }): JSX.Element {
  const { world, land, increase } = place;
  const increases = increasesIn(place);
  return (
    <>
      {increases.map((one, nth) => (
        <Piece key={nth} body={one} id={`increase:${world}:${land}`}>
          {nth === increases.length - 1 && increase !== undefined && <b class="np-more">+{increase}</b>}
        </Piece>
      ))}
    </>
  );
}

const INCREASES = ['corn', 'timber', 'iron', 'gems'] as const;

function increasesIn({ counters }: PlaceView): (typeof INCREASES)[number][] {
  return counters.flatMap((counter) => INCREASES.filter((one) => one === counter));
}
