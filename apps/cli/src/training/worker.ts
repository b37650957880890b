import { parentPort } from 'node:worker_threads';
import { playTrainingGames } from '@portolan/bots';
import { type ChosenGame, openGame } from '../openGame.ts';
import type { TrainingJob } from './play.ts';

let open: ChosenGame | undefined;

/** All jobs of a worker are about the same game. */
parentPort?.on('message', ({ game, data, ...rest }: TrainingJob) => {
  open ??= openGame(game, data === undefined ? undefined : { components: data, place: '--data' });
  parentPort?.postMessage(playTrainingGames({ open, ...rest }));
});
