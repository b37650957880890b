import { parentPort } from 'node:worker_threads';
import { findGame } from '@portolan/cli/games';
import { InvariantError } from '@portolan/kernel';
import { openShipped } from '../chosenGames.ts';
import { type HostedSpeed, measureHosted } from './boardgameIo.ts';

/** Which game to host, and for how long. Plain data, because it is sent between threads. */
export interface HostedJob {
  readonly game: string;
  readonly players: number;
  readonly ms: number;
}

function measure({ game: id, players, ms }: HostedJob): HostedSpeed {
  const entry = findGame(id);
  if (entry === undefined) throw new InvariantError(`unknown game ${id}`);
  const game = openShipped(entry);
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${id} has no default options`);
  return measureHosted({ game, options: options.value, players, ms });
}

parentPort?.on('message', (job: HostedJob) => parentPort?.postMessage(measure(job)));
