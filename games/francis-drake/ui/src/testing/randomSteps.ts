import { type Event, francisDrake, type View } from '@portolan/francis-drake';
import type { Viewer } from '@portolan/kernel';
import { type RandomStep, randomGames } from '@portolan/table-kit/testing';

const games = randomGames<View, Event>(francisDrake);

/** The events of a random game as `viewer` sees them. */
export function stepsOf(seed: number, seats: number, viewer: Viewer): Generator<RandomStep<View, Event>> {
  return games.stepsOf({ seed: `table ${seed}`, seats, wild: 100 }, viewer);
}
