import type { Event, Move, State } from '@portolan/nina-pinta';
import { player } from './facts.ts';
import type { NpOccasion, NpPlayed } from './occasion.ts';

type Kind = Move['kind'];

/** What a player does who leaves everything as it is: collects all, builds nothing, moves nobody. */
const QUIET: readonly Kind[] = ['collect', 'done', 'remain', 'decline'];

/** The events of a move and of the quiet moves after it, as long as the same player or their ship is concerned. */
export function quietly(
  { answersIn }: NpOccasion,
  played: NpPlayed,
  until: (event: Event) => boolean,
): readonly { readonly event: Event; readonly state: State }[] {
  const steps = [...played.steps];
  let last = played;
  while (!steps.some(({ event }) => until(event))) {
    const next = answersIn(last.after).find(({ move }) => QUIET.includes(move.kind));
    if (next === undefined) return steps;
    steps.push(...next.steps);
    last = next;
  }
  return steps.slice(0, steps.findIndex(({ event }) => until(event)) + 1);
}

/** The price of a Benefit in a later round of the same era, as somebody really pays it; undefined if nobody does. */
export function pricePaid({ course, state }: NpOccasion, round: number): number | undefined {
  for (const played of course) {
    if (played.before.era !== state.era) return undefined;
    let [free, before] = [played.before.stack.at(-1)?.kind === 'selectDouble' ? 2 : 0, played.before];
    for (const step of played.steps) {
      const { event } = step;
      const isSelected = event.kind === 'benefitSelected';
      if ((isSelected && free-- <= 0) || event.kind === 'doublePlayed') {
        if (step.state.round === round) return player(before, event.seat).gold - player(step.state, event.seat).gold;
        if (event.kind === 'doublePlayed') free = 2;
      }
      before = step.state;
    }
  }
  return undefined;
}

/** The events of the rest of the game in one era. */
export function eventsOfEra({ course }: NpOccasion, era: number): readonly Event[] {
  return course.flatMap(({ steps }) => steps.flatMap(({ event, state }) => (state.era === era ? [event] : [])));
}
