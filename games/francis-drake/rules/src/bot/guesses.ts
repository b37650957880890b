import { DESTINATIONS, type Destination, DISC_NAMES, type Disc } from '../ids.ts';
import type { Assessment } from './assessment.ts';
import { type Prospect, prospectAt } from './prospects.ts';
import { chancesToPrecede, readRivals } from './rivals.ts';
import type { Offers } from './wares.ts';

/** What a mission is worth with a given disc, as far as the rivals' plans can be guessed. */
export type Guess = (destination: Destination, disc: Disc) => Prospect;

/** Each guess is computed once, on demand. */
export function readGuesses(assessment: Assessment, offers: Offers): Guess {
  const rivals = readRivals(assessment);
  const precede = rivals.map(({ seat }) => chancesToPrecede(assessment, seat));
  const ahead = new Float64Array(rivals.length);
  const made = new Array<Prospect | undefined>(DESTINATIONS * DISC_NAMES.length);
  return (destination, disc) => {
    const at = destination * DISC_NAMES.length + disc;
    const known = made[at];
    if (known !== undefined) return known;
    for (let i = 0; i < ahead.length; i++) ahead[i] = rivals[i].chances[destination] * precede[i][disc];
    const prospect = prospectAt(assessment, destination, ahead, offers);
    made[at] = prospect;
    return prospect;
  };
}
