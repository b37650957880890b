import type { Seat } from '@portolan/kernel';
import { SOURCES, type Source } from '../ids.ts';
import type { State } from '../state.ts';

const SOURCE_INDEX = Object.fromEntries(SOURCES.map((source, index) => [source, index])) as Readonly<
  Record<Source, number>
>;

/** Moves the score marker and remembers where the points came from. */
export function scorePoints(state: State, seat: Seat, source: Source, points: number): void {
  const player = state.players[seat];
  player.points[SOURCE_INDEX[source]] += points;
  player.score += points;
}
