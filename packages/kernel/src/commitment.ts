import { sha256Hex } from './sha256.ts';

/**
 * Published before the first move, it commits the host to one seed without revealing it.
 *
 * It hides only a seed that cannot be guessed: hosts use 128 random bits or more.
 */
export function commitTo(seed: string): string {
  return sha256Hex(`portolan seed\n${seed}`);
}

/** Whether the seed revealed after the game is the one committed to before it. */
export function verifyCommitment(commitment: string, seed: string): boolean {
  return commitTo(seed) === commitment.toLowerCase();
}
