import { InvariantError } from './result.ts';
import { sha256Words } from './sha256.ts';

/**
 * 128 bits of random state (sfc32), kept as four 32-bit words inside the game state.
 *
 * With only 32 bits, anyone could use the open source code to try every seed that fits the visible setup.
 */
export type Rng = [a: number, b: number, c: number, counter: number];

/** Any text is a seed; the same text gives the same game on every machine. */
export function rngFromSeed(seed: string): Rng {
  const words = sha256Words(`portolan rng\n${seed}`);
  const rng: Rng = [words[0] | 0, words[1] | 0, words[2] | 0, words[3] | 0];
  for (let i = 0; i < 12; i++) nextWord(rng);
  return rng;
}

export function cloneRng(rng: Rng): Rng {
  return [rng[0], rng[1], rng[2], rng[3]];
}

/** Whether two copies of one stream have drawn equally often. */
export function sameRng(one: Rng, other: Rng): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];
}

/** An integer from 0 to 2^32 - 1. */
export function nextWord(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const counter = rng[3];
  const word = (((a + b) | 0) + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  rng[3] = (counter + 1) | 0;
  return word >>> 0;
}

/** More than half of all words are accepted, so only an invalid random state ever needs this many. */
const MOST_WORDS = 1000;

/**
 * An integer from 0 to `limit` - 1, all equally likely: words of the incomplete last block are rejected.
 * The limit is at least 1 and less than 2^32.
 */
export function below(rng: Rng, limit: number): number {
  // Otherwise an empty list would be indexed by NaN, far from the cause.
  if (limit === 0 || limit >>> 0 !== limit) throw new InvariantError(`no whole number is below ${limit}`);
  // Where the last complete block of words may begin. A remainder is dear, so there is one for each word and no other.
  const last = 4294967296 - limit;
  let word = nextWord(rng);
  let rest = word % limit;
  for (let drawn = 1; word - rest > last && drawn < MOST_WORDS; drawn++) {
    word = nextWord(rng);
    rest = word % limit;
  }
  return rest;
}

/** Shuffles in place and returns the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
}

/** An independent stream drawn from `rng`. */
export function branchRng(rng: Rng): Rng {
  return [nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0];
}
