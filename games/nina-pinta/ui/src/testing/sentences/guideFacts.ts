import type { State } from '@portolan/nina-pinta';
import { cargoOf, crowdIn, freeAt, placesIn, roomIn, sum, worldAt } from './facts.ts';
import { box, type NpOccasion } from './occasion.ts';

export const room = (state: State, place: number): number => Math.max(0, roomIn(state, place) - crowdIn(state, place));
export const isLast = ({ era }: State): boolean => era === box.components.eras;

/** All that governing a world brings, with the Mines. */
export function collected(
  { state, play, answersIn, seat = 0 }: NpOccasion,
  world: number,
  move: Parameters<NpOccasion['play']>[0],
) {
  const played = play(move);
  const asked = played.after.stack.at(-1);
  const rest =
    asked?.kind === 'collectRevenue' ? answersIn(played.after).find((next) => next.move.kind === 'collect') : undefined;
  const own = [...played.steps, ...(rest?.steps ?? [])].flatMap(({ event }) =>
    (event.kind === 'revenueCollected' && event.world === world && event.seat === seat) ||
    (event.kind === 'goldMined' && worldAt(event.place) === world && event.seat === seat)
      ? [event]
      : [],
  );
  return {
    gold: sum(own.map((event) => (event.kind === 'revenueCollected' ? event.gold : 0))),
    mined: sum(own.map((event) => (event.kind === 'goldMined' ? event.gold : 0))),
    aboard: cargoOf(state, seat, world),
  };
}

/** The lands where the player's Settlers have to leave at the end of the turn. */
export function crowded(state: State, seat: number, world: number): readonly number[] {
  return placesIn(world).filter(
    (place) => crowdIn(state, place) > roomIn(state, place) && freeAt(state, seat, place) > 0,
  );
}
