import { type AppliedEntry, type MatchPosition, playersOf } from '@portolan/match';
import type { BotTrouble, LogEntry } from '@portolan/protocol';
import type { ServerNews } from './cluster/serverNews.ts';
import type { Lobby } from './lobby.ts';
import type { ClockScheduler } from './match/clockScheduler.ts';
import type { EntrySource, MatchRegistry } from './match/matchRegistry.ts';
import type { ServerMetrics } from './metrics/serverMetrics.ts';
import type { Sender } from './notices/sender.ts';
import type { OpenBots } from './openBots/openBots.ts';
import type { Players } from './players.ts';
import type { EntryRow, TableRow } from './store/store.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { TableNews } from './tableNews.ts';
import { answerForPrograms } from './tableRequests.ts';

/** Tells everybody concerned what happens in the matches in memory. */
export interface MatchNews {
  /** Call with every entry. */
  entry(table: TableRow, applied: AppliedEntry, position: MatchPosition, source: EntrySource): void;
  /** Call when the server has moved in place of a bot. */
  botTrouble(table: string, trouble: BotTrouble): void;
}

export interface MatchNewsOptions {
  /** Other servers host the same tables. */
  readonly isShared: boolean;
  readonly isLeader: () => boolean;
  readonly matches: Pick<MatchRegistry, 'live'>;
  readonly players: Players;
  readonly subscriptions: Subscriptions;
  readonly lobby: Lobby;
  readonly clocks: Pick<ClockScheduler, 'noteDue'>;
  readonly openBots: OpenBots;
  readonly sender: Pick<Sender, 'poke'>;
  readonly news: Pick<TableNews, 'showHere' | 'refreshHere'>;
  readonly metrics: Pick<ServerMetrics, 'moves' | 'finished'>;
  /** What follows from the end of a match. */
  readonly finished: (table: string) => void;
  /** Tells the other servers. */
  readonly tell: (news: ServerNews) => void;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

/** Entries that change what is shown of a table. */
const SHOWN: ReadonlySet<LogEntry['kind']> = new Set(['resign', 'standIn', 'return']);
const BY_BOT = { by: 'bot' };
const BY_PLAYER = { by: 'player' };

export function makeMatchNews(options: MatchNewsOptions): MatchNews {
  const { isShared, isLeader, matches, players, subscriptions, lobby, clocks, openBots, sender, news } = options;
  const { metrics, finished, tell, background } = options;

  /** Everybody concerned on the other servers. */
  function tellEntry(row: TableRow, entry: EntryRow): void {
    const isFinished = row.status === 'finished';
    tell({ kind: 'entry', table: row.id, players: [...playersOf(row)], entry, finished: isFinished });
  }

  /** Only matches with programs among their players have anybody to tell. */
  function tellBots(row: TableRow): void {
    const isPlayed = row.seats.some((seat) => seat.kind === 'person' && openBots.isConnected(seat.player));
    const live = isPlayed ? matches.live(row.id) : undefined;
    if (live !== undefined) openBots.tell({ table: row, match: live.match });
  }

  async function askPrograms(id: string): Promise<void> {
    const live = matches.live(id);
    if (live !== undefined) await answerForPrograms({ players }, live);
  }

  return {
    entry(table, applied, position, source) {
      subscriptions.publish(table, applied, position);
      tellBots(table);
      const { kind } = applied.row.entry;
      // Whoever waits for the match may never have been told that it has started.
      if (subscriptions.isWaiting(table.id)) background(() => news.refreshHere(table.id));
      else if (table.status === 'finished' || SHOWN.has(kind)) background(() => news.showHere(table.id));
      lobby.tableChanged(table, false);
      sender.poke();
      if (source === 'heard') {
        // The server that wrote it may have died before announcing it.
        if (table.status === 'finished' && isLeader()) finished(table.id);
        return;
      }
      if (isShared) tellEntry(table, applied.row);
      if (source === 'written' && applied.row.entry.kind === 'move')
        metrics.moves.add(applied.row.id.startsWith('bot-') ? BY_BOT : BY_PLAYER);
      // Only the server that wrote it counts it, because others may find the same entry.
      if (table.status === 'finished' && source === 'written') metrics.finished.add();
      if (table.status === 'finished') finished(table.id);
      clocks.noteDue(table);
      if (kind === 'askBack') background(() => askPrograms(table.id));
    },
    botTrouble(table, trouble) {
      tell({ kind: 'botTrouble', table, trouble });
      background(() => news.showHere(table));
    },
  };
}
