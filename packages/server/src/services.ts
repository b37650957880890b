import type { Accounts } from './account/accounts.ts';
import type { OwnData } from './account/ownData.ts';
import type { Bus } from './bus/bus.ts';
import type { OutsideChecks } from './checks/outsideChecks.ts';
import type { Company } from './company/company.ts';
import type { GameRegistry } from './gameRegistry.ts';
import type { Limits } from './limits.ts';
import type { Lobby } from './lobby.ts';
import type { Log } from './log.ts';
import type { ClockScheduler } from './match/clockScheduler.ts';
import type { MatchRegistry } from './match/matchRegistry.ts';
import type { Meter } from './meter.ts';
import type { ServerMetrics } from './metrics/serverMetrics.ts';
import type { NetworkTables } from './networkTables.ts';
import type { Notices } from './notices/notices.ts';
import type { OpenBots } from './openBots/openBots.ts';
import type { Players } from './players.ts';
import type { RateLimits } from './rateLimits.ts';
import type { Records } from './ratings/records.ts';
import type { Seating } from './seating.ts';
import type { Store } from './store/store.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { TableNews } from './tableNews.ts';
import type { TableService } from './tableService.ts';
import type { TournamentInfos } from './tournaments/tournamentInfo.ts';
import type { Tournaments } from './tournaments/tournaments.ts';
import type { Turns } from './turns.ts';

/** Everything that the HTTP routes and the sockets need. */
export interface Services extends Accounts, RateLimits, TableNews, Seating {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly checks: OutsideChecks;
  readonly players: Players;
  readonly company: Company;
  /** What players can take with them. */
  readonly ownData: OwnData;
  readonly tableService: TableService;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly clocks: ClockScheduler;
  readonly openBots: OpenBots;
  readonly turns: Turns;
  readonly newMeter: () => Meter;
  readonly records: Records;
  readonly tournaments: Tournaments;
  readonly tournamentInfos: TournamentInfos;
  readonly networkTables: NetworkTables;
  readonly notices: Notices;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: ServerMetrics;
  readonly now: () => number;
  readonly newSeed: () => string;
  /** An id for anything that has no kind of its own. */
  readonly newId: () => string;
  readonly newSecret: () => string;
  /** Call when there may be a notice to send. */
  pokeSender(): void;
  /** Runs work that no request waits for; failures are logged. */
  background(work: () => Promise<void>): void;
  /** Begins to look after tables; call before the first request is served. */
  start(): Promise<void>;
  /** Whether the store is about to be closed: messages and requests have had their time; anything else will fail. */
  isClosing(): boolean;
  /** Whether what waits for the store can be expected to go on soon. */
  isStoreAnswering(): boolean;
  close(): Promise<void>;
}
