import { type Box, type LoadingPlan, type SealMove, type View, WORLDS } from '@portolan/nina-pinta';

/** Ships that are loaded already, by World: one after the other, or before the page was reloaded. */
export function loadedIn(view: View, seat: number): LoadingPlan {
  return WORLDS.map((id) => view.players[seat]?.loads?.[id]);
}

/** The worlds in the order of sailing. */
export function voyageOf({ first, second, third }: SealMove): readonly number[] {
  return [first, second, third];
}

/** The loads of a plan and then its order of sailing, in notation, as they are played one after the other. */
export function packingMoves({ moves }: Box, plan: LoadingPlan, voyage: readonly number[]): readonly string[] {
  const steps = [...moves.byText].flatMap(([text, move]) => {
    if (move.kind === 'seal') return voyageOf(move).join() === voyage.join() ? [{ text, at: WORLDS.length }] : [];
    if (move.kind !== 'load') return [];
    const load = plan[move.world];
    const isPlanned = load?.captain === move.captain && load.settlers === move.settlers;
    return isPlanned ? [{ text, at: move.world }] : [];
  });
  return steps.sort((one, other) => one.at - other.at).map(({ text }) => text);
}
