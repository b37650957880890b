import { sha256Hex } from './sha256.ts';

/**
 * Published before the first move, this binds the host to one seed without telling it.
 *
 * It hides only a seed that nobody can guess: hosts draw 128 bits or more.
 */
export function commitTo(seed: string): string {
  return sha256Hex(`portolan seed\n${seed}`);
}

/** True when the seed revealed after the game is the one promised before it. */
export function verifyCommitment(commitment: string, seed: string): boolean {
  return commitTo(seed) === commitment.toLowerCase();
}
