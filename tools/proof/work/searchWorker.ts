import { parentPort } from 'node:worker_threads';
import { findGame } from '@portolan/cli/games';
import { InvariantError, type OpenGame } from '@portolan/kernel';
import { measureHostedSearch, measureSearch, type SearchSpeed } from './searchSpeed.ts';

/** Plain data, because it is sent between threads. */
export interface SearchJob {
  readonly game: string;
  readonly players: number;
  readonly ms: number;
  /** Measure boardgame.io's bot rather than ours. */
  readonly hosted: boolean;
}

export type SearchAnswer = { readonly ours: SearchSpeed } | { readonly theirs: number };

async function measure({ game: id, players, ms, hosted }: SearchJob): Promise<SearchAnswer> {
  const opened: OpenGame = openGame(id);
  return hosted
    ? { theirs: await measureHostedSearch(opened.game, players, ms) }
    : { ours: await measureSearch(opened, players, ms) };
}

function openGame(id: string): OpenGame {
  const opened = findGame(id)?.package.open();
  if (opened?.ok !== true) throw new InvariantError(`${id} does not open`);
  return opened.value;
}

parentPort?.on('message', async (job: SearchJob) => parentPort?.postMessage(await measure(job)));
