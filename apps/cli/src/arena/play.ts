import type { ArenaMatch, ArenaResult } from '@portolan/bots';
import { UserError } from '../errors.ts';
import { runPool } from '../pool.ts';
import type { ArenaAnswer } from './worker.ts';

export interface ArenaRun {
  readonly matches: readonly ArenaMatch[];
  /** As many as there are cores unless given. */
  readonly workers?: number | undefined;
  /** In terms of `performance.now`: no game starts after it. */
  readonly deadline?: number;
  /** As soon as a game is over, in any order. */
  onResult?(result: ArenaResult, match: ArenaMatch): void;
  /** A program that plays has failed. Without it, this ends the run. */
  onFailure?(reason: string, match: ArenaMatch): void;
}

/** Plays the matches on all cores. The results are in the order of the matches, without those that failed or did not start. */
export async function playArena({ matches, onResult, onFailure = endRun, ...pool }: ArenaRun): Promise<ArenaResult[]> {
  const results = new Map<ArenaMatch, ArenaResult>();
  await runPool<ArenaMatch, ArenaAnswer>({
    ...pool,
    script: new URL('./worker.ts', import.meta.url),
    jobs: matches,
    onAnswer(answer, match) {
      if ('failed' in answer) return onFailure(answer.failed, match);
      results.set(match, answer.result);
      onResult?.(answer.result, match);
    },
  });
  return matches.map((match) => results.get(match)).filter((result) => result !== undefined);
}

function endRun(reason: string): never {
  throw new UserError(reason);
}
