import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import type { Move, State } from '@portolan/nina-pinta';
import { cargoOf, goldIn, player, storedIn, sum, worldAt } from './facts.ts';
import { quietly } from './following.ts';
import { moveMeant, moverIn, type NpJudge, type NpOccasion, type NpPlayed } from './occasion.ts';

export function targetOf({ about }: NpOccasion): string {
  return about.kind === 'drawn' ? (about.data.target ?? '') : '';
}

/** How a turn of Sail ends with a move and nothing else. */
export function turnEnd(
  occasion: NpOccasion,
): { readonly state: State; readonly reduced: number; readonly world: number } | undefined {
  const move = moveMeant(occasion);
  const { state, play, answersIn } = occasion;
  if (move?.kind !== 'consolidate' && move?.kind !== 'migrate' && move?.kind !== 'done') return undefined;
  const frame = state.stack.at(-1);
  const mover = moverIn(occasion);
  const world = frame !== undefined && 'world' in frame ? frame.world : 'place' in move ? worldAt(move.place) : -1;
  const played = play(move);
  const asked = played.after.stack.at(-1);
  const isAsked = asked?.kind === 'migrate' && asked.seat === mover && move.kind === 'consolidate';
  const rest = isAsked ? answersIn(played.after).find((next) => next.move.kind === 'done') : undefined;
  const steps = [...played.steps, ...(rest?.steps ?? [])];
  const end = steps.findIndex(
    ({ event }) => !('seat' in event) || event.seat !== mover || event.kind === 'worldGoverned',
  );
  const own = end < 0 ? steps : steps.slice(0, end);
  const reduced = sum(own.flatMap(({ event }) => (event.kind === 'settlersReduced' ? [event.count] : [])));
  const last = own.at(-1)?.state ?? (steps.length === 0 ? (rest ?? played).after : state);
  return { state: last, reduced, world };
}

/** What governing a world brings when everything is collected and nothing is built, until its ship is home. */
export function governed(occasion: NpOccasion) {
  const { seat = 0, play, state } = occasion;
  const move = moveMeant(occasion);
  if (move?.kind !== 'govern' && move?.kind !== 'collect') return undefined;
  const world = move.kind === 'govern' ? move.world : state.world;
  const isHome = (player(state, seat).harbours[world] ?? -1) < 0;
  const steps = quietly(occasion, play(move), (event) =>
    isHome
      ? event.kind === 'revenueCollected' && event.seat === seat
      : event.kind === 'shipSailedBack' && event.seat === seat && event.world === world,
  );
  const own = steps.filter(
    ({ event }) =>
      (event.kind === 'revenueCollected' || event.kind === 'goldMined') &&
      event.seat === seat &&
      ('world' in event ? event.world : worldAt(event.place)) === world,
  );
  const total = (kind: 'revenueCollected' | 'goldMined', of: 'gold' | 'lost'): number =>
    sum(own.flatMap(({ event }) => (event.kind === kind ? [(event as { gold: number; lost?: number })[of] ?? 0] : [])));
  const last = own.at(-1)?.state;
  const plundered = sum(
    steps.flatMap(({ event }) => (event.kind === 'piratePlayed' && event.owner === seat ? [event.gold] : [])),
  );
  return {
    world,
    plundered,
    revenue: total('revenueCollected', 'gold'),
    lost: total('revenueCollected', 'lost'),
    mined: total('goldMined', 'gold'),
    aboard: last === undefined ? undefined : cargoOf(last, seat, world),
  };
}

/** Revenue and gold from Mines that a move brings, before anything else happens. */
export function collected({ steps }: NpPlayed): NpPlayed['steps'] {
  const end = steps.findIndex(({ event }) => event.kind !== 'revenueCollected' && event.kind !== 'goldMined');
  return end < 0 ? steps : steps.slice(0, end);
}

/** `3 gold` of a choice: what a world yields, what is collected, or the revenue as things stand after a move. */
export const revenue: NpJudge = (said, occasion) => {
  const { about, state, seat = 0, play } = occasion;
  if (about.kind !== 'drawn' || about.data.target === undefined) return UNDECIDED;
  const move = moveMeant(occasion);
  if (move?.kind === 'govern') return expectAmounts(said, { gold: governed(occasion)?.revenue });
  if (move?.kind === 'collect') {
    const after = collected(play(move)).at(-1)?.state;
    return after === undefined
      ? UNDECIDED
      : expectAmounts(said, { gold: goldIn(after, seat, state.world) - goldIn(state, seat, state.world) });
  }
  const end = turnEnd(occasion);
  return end === undefined
    ? UNDECIDED
    : expectAmounts(said, { gold: storedIn(end.state, moverIn(occasion), end.world).gold });
};

/** The state after the first event of a kind that a move causes. */
export function after({ play }: NpOccasion, move: Move, kind: string): State {
  const played = play(move);
  return played.steps.find(({ event }) => event.kind === kind)?.state ?? played.before;
}
