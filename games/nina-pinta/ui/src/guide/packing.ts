import { type LoadingPlan, type Move, planOutlook, type View, WORLDS } from '@portolan/nina-pinta';
import type { SuggestedPacking } from '../controls/suggestPacking.ts';
import type { Adviser } from './guideScene.ts';

/** All three ships, those loaded already among them. */
export type Packing = SuggestedPacking;

/** Packs ship by ship as the advice would go on if each of its loads were taken. Undefined where it has no answer. */
export function packShips({ box, rate }: Adviser, from: View, seat: number): Packing | undefined {
  let view = from;
  for (const [world, id] of WORLDS.entries()) {
    if (view.players[seat]?.loads?.[id] !== undefined) continue;
    const best = bestOf(rate, view, planOutlook(box, view, seat, plannedIn(view, seat)).loads[world] ?? []);
    if (best === undefined) return undefined;
    view = withLoad(view, seat, best);
  }
  const loads = plannedIn(view, seat).map((load) => load ?? { captain: false, settlers: 0 });
  const seal = bestOf(rate, view, planOutlook(box, view, seat, loads).orders);
  return seal === undefined ? undefined : { loads, voyage: [seal.first, seal.second, seal.third] };
}

const SEPARATOR = '; ';

/** The moves of a packing that are still to be made, in notation. */
export function packingTexts({ box }: Pick<Adviser, 'box'>, { loads, voyage }: Packing, loaded: number): string {
  const steps = [...box.moves.byText].flatMap(([text, move]) => {
    if (move.kind === 'seal') return isVoyage(move, voyage) ? [{ text, at: WORLDS.length }] : [];
    if (move.kind !== 'load') return [];
    const load = loads[move.world];
    const isPlanned = load?.captain === move.captain && load.settlers === move.settlers;
    return isPlanned && move.world >= loaded ? [{ text, at: move.world }] : [];
  });
  return steps
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)
    .join(SEPARATOR);
}

/** The moves of an advice: one, or the steps of a packing. */
export function splitAdvice(advice: string | undefined): readonly string[] {
  return advice === undefined ? [] : advice.split(SEPARATOR);
}

function isVoyage({ first, second, third }: Extract<Move, { kind: 'seal' }>, voyage: readonly number[]): boolean {
  return [first, second, third].every((world, at) => world === voyage[at]);
}

/** The first of the best rated, as advice is sorted. */
function bestOf<M extends Move>(rate: Adviser['rate'], view: View, moves: readonly M[]): M | undefined {
  const ratings = rate(view, moves);
  return moves[ratings.indexOf(Math.max(...ratings))];
}

/** The loads that are decided. */
export function plannedIn(view: View, seat: number): LoadingPlan {
  return WORLDS.map((id) => view.players[seat]?.loads?.[id]);
}

function withLoad(view: View, seat: number, { world, captain, settlers }: Extract<Move, { kind: 'load' }>): View {
  const id = WORLDS[world] ?? 'nina';
  const players = view.players.map((player, at) =>
    at === seat ? { ...player, loads: { ...player.loads, [id]: { captain, settlers } } } : player,
  );
  return { ...view, players };
}
