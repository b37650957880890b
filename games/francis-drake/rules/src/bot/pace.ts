import { LOCATIONS } from '../ids.ts';

/** The chance that a rival comes as far as `distance` places within so many turns. */
export type Pace = (turns: number, distance: number) => number;

/**
 * A rival is taken to stop at each place with the same chance, 1 / `stride`. Within so many turns the rival comes as far
 * as a place if there are fewer stops before it.
 */
export function makePace(stride: number): Pace {
  const stop = Math.min(1, 1 / stride);
  const most = LOCATIONS.length;
  const table = new Float64Array((most + 1) * (most + 1));
  // The chances of 0, 1, 2 and so on stops among the places before.
  let stops = [1];
  for (let distance = 1; distance <= most; distance++) {
    let sum = 0;
    for (let turns = 1; turns <= most; turns++) {
      sum += stops[turns - 1] ?? 0;
      table[turns * (most + 1) + distance] = Math.min(1, sum);
    }
    stops = Array.from(
      { length: distance + 1 },
      (_, count) => (stops[count] ?? 0) * (1 - stop) + (stops[count - 1] ?? 0) * stop,
    );
  }
  return (turns, distance) => table[Math.min(turns, most) * (most + 1) + Math.min(distance, most)];
}
