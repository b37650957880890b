import { setTimeout as pause } from 'node:timers/promises';
import type { GameRegistry } from '../gameRegistry.ts';
import { lessonSeed } from '../lessonSeed.ts';
import type { Log } from '../log.ts';
import type { NewRecord } from '../store/recordStore.ts';
import type { Store, TableRow } from '../store/store.ts';
import { toldOutcomeOf } from '../toldOutcomeOf.ts';
import { contendersOf, isRated, whoOf } from './contenders.ts';
import { rateMatch } from './rating.ts';
import { type SeasonMonths, seasonAt } from './season.ts';

/**
 * Records finished matches: who came in where, and what that does to their ratings. It works through the finished tables
 * that are not recorded yet, in the order of finishing, so it does not matter whether a match has just ended, was played
 * while the server had no record, or was interrupted by a crash. Each is recorded in one transaction, and once.
 */
export interface Recorder {
  /** Call when a match is over. */
  wake(): void;
  /** Resolves when everything finished so far has been recorded. */
  settled(): Promise<void>;
  close(): void;
}

export interface RecorderOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly seasonMonths: SeasonMonths;
  readonly log: Log;
  /** Whether it is this server that records. */
  readonly isLeader?: () => boolean;
}

/** Tables that are looked for at a time, and the pause between: a server with years of matches stays quick. */
const BATCH = 20;
const PAUSE_MS = 20;

export function makeRecorder(options: RecorderOptions): Recorder {
  const { store, log, isLeader = () => true } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;

  async function run(): Promise<void> {
    for (let more = true; more && !closed && isLeader(); ) {
      again = false;
      const tables = await store.unrecorded(BATCH);
      for (const table of tables) if (!closed) await store.record(await recordOf(options, table));
      more = again || tables.length === BATCH;
      if (tables.length === BATCH) await pause(PAUSE_MS, undefined, { ref: false });
    }
  }

  function wake(): void {
    again = true;
    if (closed || running !== undefined) return;
    running = run()
      .catch((error: unknown) => {
        if (!closed) log.error({ error: String(error) }, 'finished matches could not be recorded');
      })
      .finally(() => {
        running = undefined;
      });
  }

  return {
    wake,
    async settled() {
      while (running !== undefined) await running;
    },
    close() {
      closed = true;
    },
  };
}

async function recordOf(options: RecorderOptions, table: TableRow): Promise<NewRecord> {
  const { store, games, seasonMonths } = options;
  const nothing = { table: table.id, results: [] };
  const { seats, game } = table;
  const outcome = toldOutcomeOf(table);
  const isLesson = table.seed === lessonSeed(games, game);
  if (table.damage !== undefined || outcome === undefined || isLesson || table.visibility === 'hotseat') return nothing;
  const results = seats.flatMap((seat, at) => {
    const who = whoOf(seat);
    if (who === undefined) return [];
    return {
      who,
      seat: at,
      game,
      seats: seats.length,
      place: outcome.places[at] ?? 1,
      score: outcome.scores[at] ?? 0,
      resigned: seat.kind === 'person' && seat.resigned,
      listed: table.visibility === 'public',
      endedAt: table.movedAt,
    };
  });
  if (!(await isRated(store, table))) return { table: table.id, results };
  const season = seasonAt(table.movedAt, seasonMonths);
  const ratings = rateMatch(await contendersOf(store, table, { places: outcome.places, season }));
  const rated = results.map((result) => {
    const rating = ratings.get(result.who);
    return rating === undefined ? result : { ...result, rating: { season: season.id, ...rating } };
  });
  return { table: table.id, results: rated, season };
}
