import { type LiveMatch, makeBotSeats } from '@portolan/match';
import type { BotTrouble } from '@portolan/protocol';
import type { BotPool } from '../bots/botPool.ts';
import type { Log } from '../log.ts';
import type { TableRow } from '../store/store.ts';
import { makeLeftAlone } from './leftAlone.ts';

export interface LiveTable {
  readonly table: TableRow;
  readonly match: LiveMatch;
}

/** When the bots of a table play: at once if somebody waits for them, and in turns with other tables if nobody does. */
export interface TableBots {
  /** Whether it is a bot's turn. */
  isAwaited(table: TableRow): boolean;
  wake(live: LiveTable): void;
  /** The same for a table whose match may not be in memory; `open` is called if somebody waits for its bots. */
  wakeUnloaded(table: TableRow, open: () => Promise<void>): Promise<void>;
  isThinking(table: string): boolean;
  /** Call when a table has been removed. */
  stop(table: string): void;
  close(): Promise<void>;
}

export interface TableBotsOptions {
  readonly bots: BotPool;
  readonly log: Log;
  readonly onTrouble: (table: string, trouble: BotTrouble) => void;
  /** Whether anybody watches a table. */
  readonly isWatched: (id: string) => boolean;
  /** The row of a table that is to be played although nobody plays or watches. */
  readonly find: (id: string) => Promise<TableRow | undefined>;
  /** Its match; undefined if it cannot be opened, or belongs to another server. */
  readonly openOwn: (table: TableRow) => Promise<LiveTable | undefined>;
}

export function makeTableBots({ bots, log, onTrouble, isWatched, find, openOwn }: TableBotsOptions): TableBots {
  const seats = makeBotSeats({ bots, log, onTrouble });
  const leftAlone = makeLeftAlone(playAlone);
  let closing = false;

  function isAwaited(table: TableRow): boolean {
    return table.status === 'running' && table.awaiting.some((seat) => seats.isBot(table, seat));
  }

  /** Whether somebody waits for the table's bots. */
  function isAttended(table: TableRow): boolean {
    const isPlaying = table.seats.some(
      (seat) => seat.kind === 'person' && !seat.resigned && seat.standIn === undefined,
    );
    return isPlaying || isWatched(table.id);
  }

  /** The next decisions at a table that nobody plays or watches. */
  async function playAlone(id: string): Promise<void> {
    try {
      const table = await find(id);
      if (closing || table === undefined || !isAwaited(table)) return;
      const live = await openOwn(table);
      if (live !== undefined) await seats.play(live.table, live.match);
    } catch (error) {
      if (!closing) log.error({ table: id, error: String(error) }, 'a table is broken');
    }
  }

  return {
    isAwaited,
    wake({ table, match }) {
      if (isAwaited(table) && !isAttended(table)) leftAlone.add(table.id);
      else seats.wake(table, match);
    },
    async wakeUnloaded(table, open) {
      if (isAttended(table)) await open();
      else leftAlone.add(table.id);
    },
    isThinking: seats.isThinking,
    stop: seats.stop,
    async close() {
      closing = true;
      leftAlone.close();
      await seats.close();
    },
  };
}
