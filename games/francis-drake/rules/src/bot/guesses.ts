import { type Destination, DISC_NAMES, type Disc } from '../ids.ts';
import type { Chart } from './chart.ts';
import { type Prospect, prospectAt } from './prospects.ts';
import { actsBefore, readRivals } from './rivals.ts';
import { ownWares } from './wares.ts';

/** What a mission promises with a disc, as far as the rivals' purposes can be guessed. */
export type Guess = (destination: Destination, disc: Disc) => Prospect;

/** Each guess is made once, when it is asked for. */
export function readGuesses(chart: Chart): Guess {
  const rivals = readRivals(chart);
  const wares = ownWares(chart);
  const made: Prospect[] = [];
  return (destination, disc) => {
    const at = destination * DISC_NAMES.length + disc;
    if (made[at] === undefined) {
      const ahead: number[] = [];
      for (const { seat, chances } of rivals) {
        const chance = chances[destination] * actsBefore(chart, seat, disc);
        if (chance > 0) ahead.push(chance);
      }
      made[at] = prospectAt(chart, destination, ahead, wares);
    }
    return made[at];
  };
}
