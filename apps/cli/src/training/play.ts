import type { PlayedGame, PlayedGames } from '@portolan/bots';
import { runPool } from '../pool.ts';

export interface TrainingRun {
  readonly game: string;
  /** The numbers of seats. */
  readonly seats: readonly number[];
  /** For each number of seats. */
  readonly games: number;
  readonly seed: string;
  /** Components that replace the shipped ones. */
  readonly data?: unknown;
  readonly workers?: number | undefined;
  onGames?(done: number): void;
}

/** Plain data, because it is sent between threads. */
export interface TrainingJob {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly data?: unknown;
  readonly from: number;
  readonly to: number;
}

/** So many games at once. */
const CHUNK = 20;

/** Plays on all cores. The same run gives the same games in the same order. */
export async function playForTraining({ onGames, workers, ...run }: TrainingRun): Promise<PlayedGames> {
  const jobs = run.seats.flatMap((seats) => chunksOf(run, seats));
  const answers = new Map<TrainingJob, PlayedGame[]>();
  let done = 0;
  await runPool<TrainingJob, PlayedGame[]>({
    script: new URL('./worker.ts', import.meta.url),
    jobs,
    workers,
    onAnswer(played, job) {
      answers.set(job, played);
      done += played.length;
      onGames?.(done);
    },
  });
  const played = (seats: number): PlayedGame[] =>
    jobs.filter((job) => job.seats === seats).flatMap((job) => answers.get(job) ?? []);
  return new Map(run.seats.map((seats) => [seats, played(seats)]));
}

function chunksOf({ game, games, seed, data }: TrainingRun, seats: number): TrainingJob[] {
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, at) => ({
    game,
    seats,
    seed,
    data,
    from: at * CHUNK,
    to: Math.min(games, (at + 1) * CHUNK),
  }));
}
