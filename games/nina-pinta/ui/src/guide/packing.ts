import { type Box, type Move, type View, WORLDS } from '@portolan/nina-pinta';
import type { Adviser } from './guideScene.ts';

type LoadMove = Extract<Move, { readonly kind: 'load' }>;
type SealMove = Extract<Move, { readonly kind: 'seal' }>;

/** The loads of all three ships, those packed already among them, and the order of sailing. */
export interface Packing {
  /** By World. */
  readonly loads: readonly { readonly captain: boolean; readonly settlers: number }[];
  /** Worlds in the order of sailing. */
  readonly voyage: readonly number[];
}

/** Packs ship by ship as the advice would go on if each of its loads were taken. Undefined where it has no answer. */
export function packShips({ box, rate }: Adviser, from: View, seat: number): Packing | undefined {
  let view = from;
  for (const world of WORLDS) {
    if (view.players[seat]?.loads?.[world] !== undefined) continue;
    const best = bestOf(rate, view, loadsFor(box, view, { seat, world: WORLDS.indexOf(world) }));
    if (best === undefined) return undefined;
    view = withLoad(view, seat, best);
  }
  const loads = WORLDS.map((world) => view.players[seat]?.loads?.[world] ?? { captain: false, settlers: 0 });
  const seal = bestOf(rate, view, sealsFor(box, loads));
  return seal === undefined ? undefined : { loads, voyage: [seal.first, seal.second, seal.third] };
}

export function crewOf({ captain, settlers }: Packing['loads'][number]): number {
  return settlers + (captain ? 1 : 0);
}

/** The first of the best rated, as advice is sorted. */
function bestOf<M extends Move>(rate: Adviser['rate'], view: View, moves: readonly M[]): M | undefined {
  const ratings = rate(view, moves);
  return moves[ratings.indexOf(Math.max(...ratings))];
}

/** [NP-LOAD-02] [NP-LOAD-05] [NP-LOAD-13] [NP-LOAD-19] */
function loadsFor(
  { moves }: Box,
  view: View,
  { seat, world }: { readonly seat: number; readonly world: number },
): LoadMove[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const loads = Object.values(player.loads ?? {});
  const crew = Math.min(player.crewLimit, (player.gold ?? 0) - loads.reduce((sum, load) => sum + crewOf(load), 0));
  const free = view.places.reduce((sum, place) => {
    const own = place.settlers.find((here) => here.seat === seat)?.count ?? 0;
    return sum + own - (place.stronghold === seat ? 1 : 0);
  }, player.supply.settlers);
  const settlers = free - loads.reduce((sum, load) => sum + load.settlers, 0);
  const captains = player.captains[WORLDS[world] ?? 'nina'] === undefined ? [false, true] : [false];
  const all = [...moves.byText.values()].filter((move) => move.kind === 'load' && move.world === world) as LoadMove[];
  return captains.flatMap((captain) =>
    all.filter((move) => move.captain === captain && crewOf(move) <= crew && move.settlers <= settlers),
  );
}

/** The largest crew first. [NP-LOAD-08] */
function sealsFor({ moves }: Box, loads: Packing['loads']): SealMove[] {
  const crews = loads.map(crewOf);
  const of = (world: number): number => crews[world] ?? 0;
  return moves.seal.filter(({ first, second, third }) => of(first) >= of(second) && of(second) >= of(third));
}

function withLoad(view: View, seat: number, { world, captain, settlers }: LoadMove): View {
  const id = WORLDS[world] ?? 'nina';
  const players = view.players.map((player, at) =>
    at === seat ? { ...player, loads: { ...player.loads, [id]: { captain, settlers } } } : player,
  );
  return { ...view, players };
}
