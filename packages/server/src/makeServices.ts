import type { BotTrouble } from '@portolan/protocol';
import { makeAccounts } from './account/accounts.ts';
import { makeOwnData } from './account/ownData.ts';
import { addOwnSections } from './account/ownSections.ts';
import type { BotPool } from './bots/botPool.ts';
import type { Bus } from './bus/bus.ts';
import type { OutsideChecks } from './checks/outsideChecks.ts';
import type { Clock } from './clock.ts';
import { type ClusterPartsOptions, makeCluster } from './cluster/cluster.ts';
import { makeFailover } from './cluster/failover.ts';
import { makeHearing } from './cluster/hearing.ts';
import { makePresence } from './cluster/presence.ts';
import { SERVER_NEWS, type ServerNews } from './cluster/serverNews.ts';
import { makeCompany } from './company/company.ts';
import { type Lifetimes, makeExpiry } from './expiry.ts';
import type { GameRegistry } from './gameRegistry.ts';
import type { Ids } from './ids.ts';
import type { Limits } from './limits.ts';
import { makeLobby } from './lobby.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { makeClockScheduler } from './match/clockScheduler.ts';
import { makeMatchRegistry } from './match/matchRegistry.ts';
import { makeMatchEnds } from './matchEnds.ts';
import { makeMatchNews } from './matchNews.ts';
import { type Meter, makeMeter } from './meter.ts';
import type { ServerMetrics } from './metrics/serverMetrics.ts';
import { makeNetworkTables } from './networkTables.ts';
import { makeDeliver } from './notices/deliver.ts';
import { makeNotices, type NoticesOptions } from './notices/notices.ts';
import { makeSender } from './notices/sender.ts';
import { makeOpenBots } from './openBots/openBots.ts';
import { makePlayers } from './players.ts';
import { makeRateLimits } from './rateLimits.ts';
import { makeRecords } from './ratings/records.ts';
import type { SeasonMonths } from './ratings/season.ts';
import { makeRetries } from './retries.ts';
import { makeSeating } from './seating.ts';
import type { Services } from './services.ts';
import type { Outage, Store } from './store/store.ts';
import { makeSubscriptions } from './subscriptions.ts';
import { makeTableInfo } from './tableInfo.ts';
import { makeTableNews } from './tableNews.ts';
import { makeTableService } from './tableService.ts';
import { makeTournamentInfo } from './tournaments/tournamentInfo.ts';
import { makeTurns } from './turns.ts';

export interface ServiceOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly bots: BotPool;
  readonly checks: OutsideChecks;
  readonly limits: Limits;
  readonly lifetimes: Lifetimes;
  /** The ids of the players who moderate. */
  readonly admins: readonly string[];
  readonly ids: Ids;
  readonly seasonMonths: SeasonMonths;
  readonly mailer?: Mailer | undefined;
  readonly publicUrl?: string | undefined;
  /** Signs the secrets of devices, and signed the cookies from before there were sessions. */
  readonly secret: string;
  /** A session ends when it has not been used for this long. */
  readonly sessionMs: number;
  readonly log: Log;
  readonly metrics: ServerMetrics;
  readonly now: () => number;
  readonly clock: Clock;
  /** The processor time of the main thread. */
  readonly threadMs?: (() => number) | undefined;
  readonly noticeParts: NoticeParts;
  /** What this server and others on the same store tell each other. */
  readonly bus: Bus;
  /** What it has in common with the other servers on its store; undefined if it is the only one. */
  readonly cluster: Pick<ClusterPartsOptions, 'leaseMs' | 'time'> | undefined;
}

/** What is needed to send notices. */
export type NoticeParts = Pick<NoticesOptions, 'mailer' | 'links' | 'vapid' | 'posting'>;

const LOOK_MS = 1_000;

export function makeServices(options: ServiceOptions): Services {
  const { store, games, checks, limits, log, metrics, now, bus } = options;
  const tell = (news: ServerNews): void => bus.publish(SERVER_NEWS, news);
  const isShared = options.cluster !== undefined;
  const retries = makeRetries(log);
  const subscriptions = makeSubscriptions(limits, (id) => {
    if (isShared) presence.changed(id);
  });
  const players = makePlayers(options);
  const company = makeCompany({ ...options, players, onChange: (player) => tell({ kind: 'player', player }) });
  const tableService = makeTableService(options);
  const accounts = makeAccounts({ ...options, players, subscriptions, tell, background });
  const { sessions } = accounts;
  const openBots = makeOpenBots({
    ...options,
    onChange(bot, connected) {
      presence.programsChanged();
      if (connected) tell({ kind: 'program', bot, removed: false });
    },
  });
  const presence = makePresence({ bus, subscriptions, programs: openBots.connected, onChange: heardPresence });
  const isPresent = (table: string, player: string): boolean =>
    presence.isPresent(table, player) || openBots.isConnected(player) || presence.isProgramConnected(player);
  const info = makeTableInfo({ games, players, isPresent, botTrouble });
  const lobby = makeLobby({
    ...{ store, games, company, info, intervalMs: limits.lobbyIntervalMs, background, now },
    tell: (change) => tell({ kind: 'lobby', lobby: change }),
  });
  const onSilence = (silence: Outage): void => clocks.noteSilence(silence);
  const cluster =
    options.cluster &&
    makeCluster({
      ...{ ...options, ...options.cluster, onSilence, background },
      onDeath: (node) => failover.takeOver(node),
      // This server may have been taken for dead.
      onRevival: () => void hearing.reread(),
      onLead: () => failover.lead(),
    });
  const isLeader = (): boolean => cluster === undefined || cluster.leadership.isLeader();
  const matches = makeMatchRegistry({
    ...options,
    retries,
    mostKept: limits.keptMatches,
    isWatched: presence.isWatched,
    isWatchedHere: subscriptions.isWatched,
    cluster: cluster && {
      bus,
      ownership: cluster.ownership,
      patienceMs: cluster.leaseMs,
      onSeized: (table) => tell({ kind: 'seized', table }),
      onTaken: (table) => tell({ kind: 'taken', table }),
      onOrphan: (table) => hearing.follow(table),
    },
    onEntry: (table, applied, position, source) => matchNews.entry(table, applied, position, source),
    async onClock(live) {
      await clocks.makeUp(live);
      clocks.noteDue(live.match.row());
    },
    ready: () => clocks.ready(),
    onBotTrouble: (table, trouble) => matchNews.botTrouble(table, trouble),
  });
  const clocks = makeClockScheduler({
    ...options,
    matches: () => matches,
    isPresent: presence.isPresent,
    background,
    look: cluster?.nodes.look,
  });
  const networkTables = makeNetworkTables(limits.networkTables, (network, id) =>
    tell({ kind: 'networkTable', network, table: id }),
  );
  const news = makeTableNews({
    ...{ store, isShared, matches, subscriptions, company, lobby, clocks, openBots, networkTables, info, tell },
    pokeSender: () => sender.poke(),
  });
  const seating = makeSeating({
    ...{ store, bus, players, company, sessions, tableService, matches, subscriptions, lobby, openBots, news, tell },
  });
  const { table } = news;
  const ends = makeMatchEnds({
    ...{ ...options, players, company, tableService, news, seating, isLeader, background },
    intervalMs: limits.expiryIntervalMs,
  });
  const { recorder, tournaments, finished } = ends;
  const newMeter = (): Meter => makeMeter(options.threadMs);
  const turns = makeTurns({ atOnce: limits.turnsAtOnce, mostWaiting: limits.turnsWaiting, newMeter });
  const ownData = makeOwnData();
  addOwnSections(ownData, { store, games, players, turns, info, table, now });
  const sender = makeSender({
    ...options,
    deliver: makeDeliver(options.noticeParts),
    table,
    describe: ({ id, game, code }) => ({
      table: id,
      title: games.title(game),
      code,
      url: options.noticeParts.links.table(id),
    }),
    localeOf: players.locale,
    isLooking: presence.isLooking,
    isLeader,
    intervalMs: limits.noticeIntervalMs,
    retryMs: limits.noticeRetryMs,
    lookAgainMs: limits.noticeLookAgainMs,
  });
  const matchNews = makeMatchNews({
    ...{ isShared, isLeader, matches, players, subscriptions, lobby, clocks, openBots, sender, news },
    ...{ metrics, finished, tell, background },
  });
  const expiry = makeExpiry({
    ...options,
    intervalMs: limits.expiryIntervalMs,
    removed: news.removed,
    background,
    isLeader,
  });
  const hearing = makeHearing({
    ...{ store, players, company, sessions, presence, lobby, matches, subscriptions, openBots, networkTables },
    ...{ retries, sender, recorder, isLeader, finished, ...news, heardRemoval: seating.heardRemoval },
    onLeft: (node) => cluster?.nodes.left(node),
  });
  const failover = makeFailover({
    ...{ bus, ownership: cluster?.ownership, presence, matches, hearing, ends, sender, retries, isLeader },
  });
  let closing = false;
  if (!isShared) failover.lead();
  else listen();
  let looking = false;
  const looks = setInterval(() => {
    // Otherwise they would pile up on a slow store.
    if (!looking) background(look);
  }, LOOK_MS);
  looks.unref();

  /** While messages do not arrive, the entries of other servers have to be looked up in the store. */
  async function look(): Promise<void> {
    looking = true;
    try {
      if (!bus.isConnected()) await matches.catchUp();
      else await matches.checkHeld();
      await retries.retry();
    } finally {
      looking = false;
    }
  }

  function botTrouble(id: string): BotTrouble | undefined {
    return matches.botTrouble(id);
  }

  function background(work: () => Promise<void>): void {
    work().catch((error) => {
      if (!closing) log.error({ error: String(error) }, 'background work failed');
    });
  }

  /** Somebody has come to a table, or left it, on another server. */
  function heardPresence(id: string): void {
    background(async () => {
      await news.showHere(id);
      const live = matches.ownRow(id) === undefined ? undefined : matches.live(id);
      if (live?.table.terms.clock?.kind === 'live') await clocks.presence(live);
    });
  }

  function listen(): void {
    bus.subscribe(SERVER_NEWS, (news, from) => void hearing.hear(news as ServerNews, from));
    bus.onGap(() => void hearing.reread());
    seating.listen();
  }

  return {
    store,
    games,
    checks,
    players,
    company,
    ...accounts,
    ownData,
    tableService,
    matches,
    subscriptions,
    bus,
    lobby,
    limits,
    ...makeRateLimits(bus, limits),
    clocks,
    openBots,
    turns,
    newMeter,
    records: makeRecords({ ...options, players }),
    tournaments,
    tournamentInfos: makeTournamentInfo({ store, players }),
    networkTables,
    notices: makeNotices({ ...options, ...options.noticeParts, players }),
    log,
    metrics,
    now,
    newSeed: () => options.ids.seed(),
    newId: () => options.ids.table(),
    newSecret: () => options.ids.secret(),
    ...news,
    ...seating,
    pokeSender: () => sender.poke(),
    background,
    async start() {
      await cluster?.start();
      presence.repeat();
      await clocks.start();
      failover.started();
    },
    isClosing: () => closing,
    isStoreAnswering: () => cluster === undefined || cluster.nodes.isBeating(),
    async close() {
      closing = true;
      retries.close();
      presence.close();
      clearInterval(looks);
      cluster?.leadership.close();
      expiry.close();
      ends.close();
      await recorder.settled();
      lobby.close();
      await matches.close();
      await sender.close();
      await clocks.close();
      // The others carry on from here.
      await cluster?.close();
      tell({ kind: 'left', node: bus.node });
    },
  };
}
