import type { ArenaMatch, ArenaResult } from '@portolan/bots';
import { runPool } from '../pool.ts';

export interface ArenaRun {
  readonly matches: readonly ArenaMatch[];
  /** As many as there are cores unless given. */
  readonly workers?: number | undefined;
  /** In terms of `performance.now`: no game starts after it. */
  readonly deadline?: number;
  /** As soon as a game is over, in any order. */
  onResult?(result: ArenaResult, match: ArenaMatch): void;
}

/** Plays the matches on all cores. The results are in the order of the matches, without those that did not start. */
export async function playArena({ matches, onResult, ...pool }: ArenaRun): Promise<ArenaResult[]> {
  const results = new Map<ArenaMatch, ArenaResult>();
  await runPool<ArenaMatch, ArenaResult>({
    ...pool,
    script: new URL('./worker.ts', import.meta.url),
    jobs: matches,
    onAnswer(result, match) {
      results.set(match, result);
      onResult?.(result, match);
    },
  });
  return matches.map((match) => results.get(match)).filter((result) => result !== undefined);
}
