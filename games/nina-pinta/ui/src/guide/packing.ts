import { type Move, planOutlook, type View, viewAfterLoad, WORLDS } from '@portolan/nina-pinta';
import { loadedIn, packingMoves, voyageOf } from '../controls/packingMoves.ts';
import type { SuggestedPacking } from '../controls/suggestPacking.ts';
import type { Adviser, GuideScene } from './guideScene.ts';

/** All three ships, those loaded already among them. */
export type Packing = SuggestedPacking;

/** Packs ship by ship as the advice would go on if each of its loads were taken. Undefined where it has no answer. */
export function packShips({ box, rate }: Adviser, from: View, seat: number): Packing | undefined {
  let view = from;
  for (const [world, id] of WORLDS.entries()) {
    if (view.players[seat]?.loads?.[id] !== undefined) continue;
    const best = bestOf(rate, view, planOutlook(box, view, seat, loadedIn(view, seat)).loads[world] ?? []);
    if (best === undefined) return undefined;
    view = viewAfterLoad(box, view, seat, best);
  }
  const loads = loadedIn(view, seat).map((load) => load ?? { captain: false, settlers: 0 });
  const seal = bestOf(rate, view, planOutlook(box, view, seat, loads).orders);
  return seal === undefined ? undefined : { loads, voyage: voyageOf(seal) };
}

/** The moves of a packing that are still to be made, in notation. */
export function packingLeft(
  { box, view, seat }: Pick<GuideScene, 'box' | 'view' | 'seat'>,
  { loads, voyage }: Packing,
): readonly string[] {
  const loaded = loadedIn(view, seat);
  const plan = loads.map((load, world) => (loaded[world] === undefined ? load : undefined));
  return packingMoves(box, plan, voyage);
}

/** The first of the best rated, as advice is sorted. */
function bestOf<M extends Move>(rate: Adviser['rate'], view: View, moves: readonly M[]): M | undefined {
  const ratings = rate(view, moves);
  return moves[ratings.indexOf(Math.max(...ratings))];
}
