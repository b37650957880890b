import { type Destination, DISC_NAMES, type Disc } from '../ids.ts';
import { type Prospect, prospectAt } from './prospects.ts';
import type { Reading } from './reading.ts';
import { actsBefore, readRivals } from './rivals.ts';
import { ownWares } from './wares.ts';

/** What a mission is worth with a given disc, as far as the rivals' plans can be guessed. */
export type Guess = (destination: Destination, disc: Disc) => Prospect;

/** Each guess is computed once, on demand. */
export function readGuesses(reading: Reading): Guess {
  const rivals = readRivals(reading);
  const wares = ownWares(reading);
  const made: Prospect[] = [];
  return (destination, disc) => {
    const at = destination * DISC_NAMES.length + disc;
    if (made[at] === undefined) {
      const ahead: number[] = [];
      for (const { seat, chances } of rivals) {
        const chance = chances[destination] * actsBefore(reading, seat, disc);
        if (chance > 0) ahead.push(chance);
      }
      made[at] = prospectAt(reading, destination, ahead, wares);
    }
    return made[at];
  };
}
