import type { Company } from './company/company.ts';
import type { GameRegistry } from './gameRegistry.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { Players } from './players.ts';
import { makeRecorder, type Recorder } from './ratings/recorder.ts';
import type { SeasonMonths } from './ratings/season.ts';
import type { Seating } from './seating.ts';
import type { SeatRow, Store } from './store/store.ts';
import type { TableNews } from './tableNews.ts';
import type { TableService } from './tableService.ts';
import { FILLER_LEVEL, isFiller, makeTournaments, type Tournaments } from './tournaments/tournaments.ts';

/** What follows from the ends of matches: they are recorded, and their tournaments go on. */
export interface MatchEnds {
  readonly recorder: Pick<Recorder, 'wake' | 'settled'>;
  readonly tournaments: Tournaments;
  /** Call when a match is over. */
  finished(table: string): void;
  close(): void;
}

export interface MatchEndsOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly ids: Ids;
  readonly seasonMonths: SeasonMonths;
  readonly log: Log;
  readonly now: () => number;
  readonly players: Pick<Players, 'name'>;
  readonly company: Pick<Company, 'banned'>;
  readonly tableService: Pick<TableService, 'createSeated'>;
  readonly news: Pick<TableNews, 'table' | 'started'>;
  readonly seating: Pick<Seating, 'resign'>;
  /** Whether it is this server that looks after what is late. */
  readonly isLeader: () => boolean;
  /** How often it does. */
  readonly intervalMs: number;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

export function makeMatchEnds(options: MatchEndsOptions): MatchEnds {
  const { players, company, tableService, news, seating, isLeader, background } = options;
  const recorder = makeRecorder(options);
  const tournaments = makeTournaments({
    ...options,
    table: news.table,
    async seatAll(game, { game: id, terms, ...row }) {
      const seats = game.players.map(
        (player): SeatRow =>
          isFiller(player) ? { kind: 'bot', bot: FILLER_LEVEL } : { kind: 'person', player, resigned: false },
      );
      const host = game.players.find((player) => !isFiller(player)) ?? row.host;
      const made = await tableService.createSeated({ id: game.table, game: id, host, seats, terms });
      if (made.ok) await news.started(made.value);
    },
    isBarred: async (player) =>
      (await players.name(player)) === undefined || (await company.banned(player)) !== undefined,
    resign: seating.resign,
  });
  let sweeping = false;
  const sweeps = setInterval(() => {
    if (isLeader() && !sweeping) background(sweep);
  }, options.intervalMs);
  sweeps.unref();

  /** What is late, and what a write that failed has left undone: nothing else may ever come back to it. */
  async function sweep(): Promise<void> {
    sweeping = true;
    recorder.wake();
    try {
      await tournaments.resume();
    } finally {
      sweeping = false;
    }
  }

  return {
    recorder,
    tournaments,
    finished(table) {
      recorder.wake();
      background(() => tournaments.finished(table));
    },
    close() {
      clearInterval(sweeps);
      recorder.close();
    },
  };
}
