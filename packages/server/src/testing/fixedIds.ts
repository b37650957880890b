import { createHash } from 'node:crypto';
import { type Ids, RANDOM_IDS } from '../ids.ts';

const SEED_LETTERS = 32;
const TABLE_LETTERS = 12;

/**
 * Ids with which everything is dealt the same in every run: the n-th seed and the n-th id of a table follow from `base`.
 * The id decides who meets whom in a tournament. All other ids are random, because nothing is drawn from them.
 */
export function fixedIds(base: string): Ids {
  return {
    ...RANDOM_IDS,
    seed: sequence(`${base}/seed`, SEED_LETTERS),
    table: sequence(`${base}/table`, TABLE_LETTERS),
  };
}

function sequence(name: string, length: number): () => string {
  let count = 0;
  return () => createHash('sha256').update(`${name}/${++count}`).digest('hex').slice(0, length);
}
