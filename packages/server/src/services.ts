import { playersOf } from '@portolan/match';
import type { BotTrouble, LogEntry } from '@portolan/protocol';
import { type Devices, makeDevices } from './account/devices.ts';
import { type MailLinks, makeMailLinks } from './account/mailLinks.ts';
import { makeOwnData, type OwnData } from './account/ownData.ts';
import { addOwnSections } from './account/ownSections.ts';
import { makePasskeys, type Passkeys } from './account/passkeys.ts';
import { makeRecoveryCodes, type RecoveryCodes } from './account/recoveryCodes.ts';
import { type Ending, makeSessions, type Sessions } from './account/sessions.ts';
import type { BotPool } from './bots/botPool.ts';
import type { Bus } from './bus/bus.ts';
import type { OutsideChecks } from './checks/outsideChecks.ts';
import type { Clock } from './clock.ts';
import { type ClusterPartsOptions, makeCluster } from './cluster/cluster.ts';
import { makeHearing } from './cluster/hearing.ts';
import { makePresence } from './cluster/presence.ts';
import { SERVER_NEWS, type ServerNews } from './cluster/serverNews.ts';
import { type Company, makeCompany } from './company/company.ts';
import { type Lifetimes, makeExpiry } from './expiry.ts';
import type { GameRegistry } from './gameRegistry.ts';
import type { Ids } from './ids.ts';
import type { Limits, RateLimit } from './limits.ts';
import { type Lobby, makeLobby } from './lobby.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { type ClockScheduler, makeClockScheduler } from './match/clockScheduler.ts';
import { type MatchRegistry, makeMatchRegistry } from './match/matchRegistry.ts';
import { type Meter, makeMeter } from './meter.ts';
import type { ServerMetrics } from './metrics/serverMetrics.ts';
import { makeNetworkTables, type NetworkTables } from './networkTables.ts';
import { makeDeliver } from './notices/deliver.ts';
import { makeNotices, type Notices, type NoticesOptions } from './notices/notices.ts';
import { makeSender } from './notices/sender.ts';
import { makeOpenBots, type OpenBots } from './openBots/openBots.ts';
import { makePlayers, type Players } from './players.ts';
import { makeRecorder } from './ratings/recorder.ts';
import { makeRecords, type Records } from './ratings/records.ts';
import type { SeasonMonths } from './ratings/season.ts';
import { makeRetries } from './retries.ts';
import { makeSeating, type Seating } from './seating.ts';
import type { EntryRow, Outage, SeatRow, Store, TableRow } from './store/store.ts';
import { makeSubscriptions, type Subscriptions } from './subscriptions.ts';
import { makeTableInfo } from './tableInfo.ts';
import { makeTableNews, type TableNews } from './tableNews.ts';
import { answerForPrograms } from './tableRequests.ts';
import { makeTableService, type TableService } from './tableService.ts';
import { makeTournamentInfo, type TournamentInfos } from './tournaments/tournamentInfo.ts';
import { FILLER_LEVEL, isFiller, makeTournaments, type Tournaments } from './tournaments/tournaments.ts';
import { makeTurns, type Turns } from './turns.ts';

/** Everything that the HTTP routes and the sockets need. */
export interface Services extends TableNews, Seating {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly checks: OutsideChecks;
  readonly players: Players;
  readonly company: Company;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly mailLinks: MailLinks;
  /** What players can take with them. */
  readonly ownData: OwnData;
  readonly tableService: TableService;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly lobby: Lobby;
  readonly limits: Limits;
  /** New connections of a network; one that had to be cut counts for many. */
  readonly newConnections: RateLimit;
  /** Tables that pages begin to watch: each time a match may have to be replayed. */
  readonly watches: RateLimit;
  readonly chats: RateLimit;
  /** Requests to stand-ins and other players, which everybody at the table reads. */
  readonly tableRequests: RateLimit;
  readonly clocks: ClockScheduler;
  /** Seats taken, by a player and from a network. */
  readonly playerSits: RateLimit;
  readonly networkSits: RateLimit;
  readonly openBots: OpenBots;
  readonly turns: Turns;
  /** Requests, and messages that are as much work, by what they cost. */
  readonly requests: RateLimit;
  readonly newMeter: () => Meter;
  readonly records: Records;
  readonly tournaments: Tournaments;
  readonly tournamentInfos: TournamentInfos;
  /** Wrong codes. */
  readonly misses: RateLimit;
  readonly networkTables: NetworkTables;
  readonly notices: Notices;
  /** Addresses that a mail was sent to before they were confirmed. */
  readonly mailTargets: RateLimit;
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
/** Entries that change what is shown of a table. */
const SHOWN: ReadonlySet<LogEntry['kind']> = new Set(['resign', 'standIn', 'return']);
const BY_BOT = { by: 'bot' };
const BY_PLAYER = { by: 'player' };

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
  const sessions = makeSessions({
    ...options,
    lifetimeMs: options.sessionMs,
    onEnd,
    onHeardEnd: disconnect,
    background,
  });
  const passkeys = makePasskeys(options);
  const recoveryCodes = makeRecoveryCodes(options);
  const mailLinks = makeMailLinks({ ...options, players, background });
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
    makeCluster({ ...options, ...options.cluster, onDeath, onRevival, onSilence, onLead, background });
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
    onEntry(table, applied, position, source) {
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
    async onClock(live) {
      await clocks.makeUp(live);
      clocks.noteDue(live.match.row());
    },
    ready: () => clocks.ready(),
    onBotTrouble(id, trouble) {
      tell({ kind: 'botTrouble', table: id, trouble });
      background(() => news.showHere(id));
    },
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
  const recorder = makeRecorder({ ...options, isLeader });
  const tournaments = makeTournaments({
    ...options,
    table,
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
  }, limits.expiryIntervalMs);
  sweeps.unref();
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
  let closing = false;
  let started = false;
  if (!isShared) onLead();
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

  /** What ended before a crash, or before this server had a record; and what was to be sent. */
  function onLead(): void {
    recorder.wake();
    sender.lead();
    // The leader before may have died in the middle of something, and when that was noticed nobody led. A server that
    // starts resumes everything as soon as it can be reached.
    if (started) void retries.run('resume', resume);
  }

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

  async function resume(): Promise<void> {
    await matches.resume();
    await tournaments.resume();
  }

  function finished(id: string): void {
    recorder.wake();
    background(() => tournaments.finished(id));
  }

  /** Everybody concerned on the other servers. */
  function tellEntry(row: TableRow, entry: EntryRow): void {
    const isFinished = row.status === 'finished';
    tell({ kind: 'entry', table: row.id, players: [...playersOf(row)], entry, finished: isFinished });
  }

  function onEnd(ending: Ending, ended: readonly string[]): void {
    disconnect(ending);
    tell({ kind: 'sessions', ended, ending });
  }

  /** Pages of what has ended; they reconnect with the identity that their cookie has now. */
  function disconnect(ending: Ending): void {
    if ('session' in ending) subscriptions.disconnect(ending.player, ({ session = '' }) => session === ending.session);
    else subscriptions.disconnect(ending.player, ({ session }) => session === undefined || session !== ending.except);
  }

  function botTrouble(id: string): BotTrouble | undefined {
    return matches.botTrouble(id);
  }

  /** Only matches with programs among their players have anybody to tell. */
  function tellBots(row: TableRow): void {
    const isPlayed = row.seats.some((seat) => seat.kind === 'person' && openBots.isConnected(seat.player));
    const live = isPlayed ? matches.live(row.id) : undefined;
    if (live !== undefined) openBots.tell({ table: row, match: live.match });
  }

  function background(work: () => Promise<void>): void {
    work().catch((error) => {
      if (!closing) log.error({ error: String(error) }, 'background work failed');
    });
  }

  async function askPrograms(id: string): Promise<void> {
    const live = matches.live(id);
    if (live !== undefined) await answerForPrograms({ players }, live);
  }

  /** The servers that host the same tables. */
  function onDeath(node: string): void {
    bus.giveUp(node);
    cluster?.ownership.forget(node);
    presence.forget(node);
    void retries.run(`take over from ${node}`, async () => {
      await matches.takeOver(node);
      await hearing.readStarts();
      if (!isLeader()) return;
      // It may have ended matches without a word, or died before it owned what it had begun.
      recorder.wake();
      await resume();
    });
  }

  /** This server may have been taken for dead. */
  function onRevival(): void {
    void hearing.reread();
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
    sessions,
    devices: makeDevices(options),
    passkeys,
    recoveryCodes,
    mailLinks,
    ownData,
    tableService,
    matches,
    subscriptions,
    bus,
    lobby,
    limits,
    newConnections: bus.rateLimit('connections', limits.connectionBurst, limits.connectionsPerSecond),
    watches: bus.rateLimit('watches', limits.watchBurst, limits.watchesPerSecond),
    chats: bus.rateLimit('chats', limits.chatBurst, limits.chatsPerSecond),
    tableRequests: bus.rateLimit('tableRequests', limits.tableRequestBurst, limits.tableRequestsPerSecond),
    clocks,
    playerSits: bus.rateLimit('sits', limits.sitBurst, limits.sitsPerSecond),
    networkSits: bus.rateLimit('networkSits', limits.networkSitBurst, limits.networkSitsPerSecond),
    openBots,
    turns,
    requests: bus.rateLimit('requests', limits.requestBurst, limits.requestsPerSecond),
    newMeter,
    records: makeRecords({ ...options, players }),
    tournaments,
    tournamentInfos: makeTournamentInfo({ store, players }),
    misses: bus.rateLimit('misses', limits.missBurst, limits.missesPerSecond),
    networkTables,
    notices: makeNotices({ ...options, ...options.noticeParts, players }),
    mailTargets: bus.rateLimit('mailTargets', limits.mailsToOneBurst, limits.mailsToOnePerSecond),
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
      started = true;
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
      clearInterval(sweeps);
      recorder.close();
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
