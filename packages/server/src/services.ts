import { fail, ok, type Result } from '@portolan/kernel';
import { mayRead, playersOf } from '@portolan/match';
import type { BotTrouble, ChatLine, LogEntry, RefusalInfo, TableInfo } from '@portolan/protocol';
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
import { makeCluster } from './cluster/cluster.ts';
import { makeHearing } from './cluster/hearing.ts';
import { makePresence } from './cluster/presence.ts';
import { type LobbyChange, SERVER_NEWS, type ServerNews } from './cluster/serverNews.ts';
import { type Company, makeCompany } from './company/company.ts';
import { type Lifetimes, makeExpiry } from './expiry.ts';
import type { GameRegistry } from './gameRegistry.ts';
import type { Ids } from './ids.ts';
import type { Limits, RateLimit } from './limits.ts';
import { type Lobby, makeLobby } from './lobby.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { type ClockKeeper, makeClockKeeper } from './match/clockKeeper.ts';
import { type MatchRegistry, makeMatchRegistry, reseated } from './match/matchRegistry.ts';
import type { ServerMetrics } from './metrics/serverMetrics.ts';
import { makeNetworkTables, type NetworkTables } from './networkTables.ts';
import { makeDeliver } from './notices/deliver.ts';
import { makeNotices, type Notices, type NoticesOptions } from './notices/notices.ts';
import { makeSender } from './notices/sender.ts';
import { makeOpenBots, type OpenBots } from './openBots/openBots.ts';
import { makePlayers, type Players, shownName } from './players.ts';
import { makeRecorder } from './ratings/recorder.ts';
import { makeRecords, type Records } from './ratings/records.ts';
import type { SeasonMonths } from './ratings/season.ts';
import type { EntryRow, SeatRow, Store, TableRow } from './store/store.ts';
import { makeSubscriptions, type Subscriptions, seatsOf } from './subscriptions.ts';
import { makeTableInfo } from './tableInfo.ts';
import { makeTableService, type TableService } from './tableService.ts';
import { makeTournamentInfo, type TournamentInfos } from './tournaments/tournamentInfo.ts';
import { FILLER_LEVEL, isFiller, makeTournaments, type Tournaments } from './tournaments/tournaments.ts';
import { makeTurns, type Turns } from './turns.ts';
import { answerForPrograms } from './wishes.ts';

/** Everything that the HTTP routes and the sockets need. */
export interface Services {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly checks: OutsideChecks;
  readonly players: Players;
  readonly company: Company;
  readonly sessions: Sessions;
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
  readonly wishes: RateLimit;
  readonly clocks: ClockKeeper;
  /** Seats taken, by a player and from a network. */
  readonly playerSits: RateLimit;
  readonly networkSits: RateLimit;
  readonly openBots: OpenBots;
  readonly turns: Turns;
  readonly records: Records;
  readonly tournaments: Tournaments;
  readonly tournamentInfos: TournamentInfos;
  /** Codes that were not found. */
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
  /** The current row of a table. */
  table(id: string): Promise<TableRow | undefined>;
  /** The same, unless it is being played on a shared device of somebody else. */
  tableFor(player: string | undefined, id: string): Promise<TableRow | undefined>;
  info(table: TableRow): Promise<TableInfo>;
  chat(table: string, limit: number): Promise<ChatLine[]>;
  /** The latest lines that a viewer may read, and wants to. */
  chatFor(table: TableRow, player: string | undefined): Promise<ChatLine[]>;
  /** Sends a player what they may read, and want to, at the tables they watch. */
  showChat(player: string): Promise<void>;
  /** Sends a chat line to all at its table who may read it, and want to. */
  say(table: TableRow, line: ChatLine): Promise<void>;
  /** Sends the table to all who watch it. */
  show(id: string): Promise<void>;
  /** The same for pages of this server. */
  showHere(id: string): Promise<void>;
  /** Call when a table's row has changed other than by a move. */
  changed(table: TableRow): Promise<void>;
  /** Call when a game has just started. */
  started(table: TableRow): Promise<void>;
  /** Call when an administrator has closed a table. */
  closed(table: TableRow): Promise<void>;
  /** The host removes somebody from a table whose game has not begun. */
  removePlayer(host: string, id: string, player: string): Promise<Result<TableRow, RefusalInfo>>;
  leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  /** Resigns all the player's seats at a running table; bots take over. */
  resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>>;
  /** Gives a player's place at an unfinished table to another; false if that cannot be done. */
  reseat(id: string, from: string, to: string): Promise<boolean>;
  rename(player: string, name: string): ReturnType<Players['rename']>;
  /** Leaves every gathering table and resigns every match, so that nobody waits for the player. */
  vacate(player: string): Promise<void>;
  /** Leaves every table, so that nobody waits for the player, then deletes them. */
  forget(player: string): Promise<void>;
  /** Call when there may be a notice to send. */
  pokeSender(): void;
  /** Runs work that no request waits for; failures are logged. */
  background(work: () => Promise<void>): void;
  /** Begins to look after tables; call before the first request is served. */
  start(): Promise<void>;
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
  /** Signed the cookies of before there were sessions. */
  readonly secret: string;
  /** A session ends when it has not been used for this long. */
  readonly sessionMs: number;
  readonly log: Log;
  readonly metrics: ServerMetrics;
  readonly now: () => number;
  readonly clock: Clock;
  readonly noticeParts: NoticeParts;
  /** What this server and others on the same store tell each other. */
  readonly bus: Bus;
  /** How long a server that is silent keeps its matches; undefined if this is the only server on its store. */
  readonly leaseMs: number | undefined;
}

/** What is needed to send notices. */
export type NoticeParts = Pick<NoticesOptions, 'mailer' | 'links' | 'vapid' | 'posting'>;

/** Requests to give the place of one player to another. */
const RESEATS = 'reseat';
const LOOK_MS = 1_000;
/** Of each player at the table, and of all spectators together. */
const CHAT_SHOWN = 50;
/** Entries that change what is shown of a table. */
const SHOWN: ReadonlySet<LogEntry['kind']> = new Set(['resign', 'standIn', 'return']);
/** A table that is played at full speed changes often. */
const MOST_TRIES = 100;
const BY_BOT = { by: 'bot' };
const BY_PLAYER = { by: 'player' };

export function makeServices(options: ServiceOptions): Services {
  const { store, games, checks, limits, log, metrics, now, bus } = options;
  const tell = (news: ServerNews): void => bus.publish(SERVER_NEWS, news);
  const isShared = options.leaseMs !== undefined;
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
  const cluster = isShared ? makeCluster({ ...options, onDeath, onRevival, onLead, background }) : undefined;
  const isLeader = (): boolean => cluster === undefined || cluster.leadership.isLeader();
  const matches = makeMatchRegistry({
    ...options,
    mostKept: limits.keptMatches,
    isWatched: presence.isWatched,
    cluster: cluster && {
      bus,
      ownership: cluster.ownership,
      patienceMs: cluster.leaseMs,
      onSeized: (table) => tell({ kind: 'seized', table }),
    },
    onEntry(table, applied, position, written) {
      subscriptions.publish(table, [applied], position, false);
      tellBots(table);
      const { kind } = applied.row.entry;
      if (table.status === 'finished' || SHOWN.has(kind)) background(() => showHere(table.id));
      if (!written) return;
      if (isShared) tellEntry(table, applied.row);
      if (applied.row.entry.kind === 'move') metrics.moves.add(applied.row.id.startsWith('bot-') ? BY_BOT : BY_PLAYER);
      if (table.status === 'finished') {
        metrics.finished.add();
        finished(table.id);
      }
      lobby.tableChanged(table, false);
      sender.poke();
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
      background(() => showHere(id));
    },
  });
  const clocks = makeClockKeeper({
    ...options,
    matches: () => matches,
    isPresent: presence.isPresent,
    background,
    isShared,
  });
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
      if (made.ok) await started(made.value);
    },
    isBarred: async (player) =>
      (await players.name(player)) === undefined || (await company.banned(player)) !== undefined,
    resign,
  });
  const tournamentSweeps = setInterval(() => {
    if (isLeader()) background(tournaments.sweep);
  }, limits.expiryIntervalMs);
  tournamentSweeps.unref();
  const turns = makeTurns({ atOnce: limits.turnsAtOnce, mostWaiting: limits.turnsWaiting });
  const ownData = makeOwnData();
  addOwnSections(ownData, { store, games, players, turns, info, table, now });
  const networkTables = makeNetworkTables(limits.networkTables, (network, id) =>
    tell({ kind: 'networkTable', network, table: id }),
  );
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
    isLooking: presence.isLooking,
    isLeader,
    intervalMs: limits.noticeIntervalMs,
    retryMs: limits.noticeRetryMs,
    lookAgainMs: limits.noticeLookAgainMs,
  });
  const expiry = makeExpiry({ ...options, intervalMs: limits.expiryIntervalMs, removed, background, isLeader });
  const hearing = makeHearing({
    ...{ store, players, company, sessions, presence, lobby, matches, subscriptions, openBots, networkTables },
    ...{
      sender,
      recorder,
      isLeader,
      finished,
      table,
      showHere,
      showStart,
      sayHere,
      showChatHere,
      heardGone,
      heardRemoval,
    },
    onLeft: (node) => cluster?.nodes.left(node),
  });
  let closing = false;
  if (!isShared) onLead();
  else listen();
  /** Without messages, entries of other servers have to be looked for. */
  const looks = setInterval(() => {
    if (!bus.isConnected()) background(matches.catchUp);
    else if (isShared) background(matches.checkHeld);
  }, LOOK_MS);
  looks.unref();

  /** What ended before a crash, or before this server had a record; and what was to be sent. */
  function onLead(): void {
    recorder.wake();
    sender.lead();
  }

  function finished(id: string): void {
    recorder.wake();
    background(() => tournaments.finished(id));
  }

  /** Everybody on the other servers who is concerned. */
  function tellEntry(row: TableRow, entry: EntryRow): void {
    const isFinished = row.status === 'finished';
    tell({ kind: 'entry', table: row.id, players: [...playersOf(row)], entry, finished: isFinished });
  }

  const lobbyChange = (row: TableRow): LobbyChange => ({
    players: [...playersOf(row)],
    listed: row.visibility === 'public',
  });

  function onEnd(ending: Ending, ended: readonly string[]): void {
    disconnect(ending);
    tell({ kind: 'sessions', ended, ending });
  }

  /** Pages of what has ended; they reconnect as whoever their cookie says they are now. */
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

  /** Where several servers share the store, only it knows what has been acknowledged. */
  async function table(id: string): Promise<TableRow | undefined> {
    return (isShared ? undefined : matches.row(id)) ?? store.table(id);
  }

  async function tableFor(player: string | undefined, id: string): Promise<TableRow | undefined> {
    const row = await table(id);
    const isElsewhere = row?.visibility === 'hotseat' && row.status !== 'finished' && row.host !== player;
    return isElsewhere ? undefined : row;
  }

  async function showHere(id: string): Promise<void> {
    if (!subscriptions.isWatched(id)) return;
    const row = await table(id);
    if (row !== undefined) subscriptions.broadcast(id, { type: 'table', table: await info(row) });
  }

  async function show(id: string): Promise<void> {
    tell({ kind: 'show', table: id });
    await showHere(id);
  }

  async function say(row: TableRow, line: ChatLine): Promise<void> {
    tell({ kind: 'chat', table: row.id, line });
    await sayHere(row, line);
  }

  async function sayHere(row: TableRow, line: ChatLine): Promise<void> {
    const deaf = await company.deafTo(line.player);
    const hears = (to: string | undefined): boolean => mayRead(row, to, line) && (to === undefined || !deaf.has(to));
    subscriptions.broadcast(row.id, { type: 'chat', table: row.id, line }, (to) => hears(to.player));
  }

  async function changed(row: TableRow): Promise<void> {
    tell({ kind: 'changed', table: row.id, lobby: lobbyChange(row) });
    await changedHere(row);
  }

  async function changedHere(row: TableRow): Promise<void> {
    await matches.changed(row);
    if (row.status !== 'gathering') networkTables.remove(row.id);
    lobby.tableChanged(row, true);
    await showHere(row.id);
  }

  async function started(row: TableRow): Promise<void> {
    sender.poke();
    await changedHere(row);
    await showStart(row);
    tell({ kind: 'started', table: row.id, lobby: lobbyChange(row) });
  }

  async function showStart(row: TableRow): Promise<void> {
    const match = await matches.open(row);
    // Includes the entries so far: bots may already have moved.
    if (!match.ok) return;
    const current = matches.row(row.id) ?? row;
    subscriptions.publish(current, match.value.since(0), match.value.position(), true);
    clocks.noteDue(current);
    await clocks.presence({ table: current, match: match.value });
    openBots.tell({ table: current, match: match.value });
  }

  async function askPrograms(id: string): Promise<void> {
    const live = matches.live(id);
    if (live !== undefined) await answerForPrograms({ players }, live);
  }

  async function leave(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const left = await tableService.leave(player, id);
    if (!left.ok) return left;
    if (!left.value.gone) await changed(left.value.table);
    else await removed(left.value.table);
    return ok(left.value.table);
  }

  /** Tells everyone that a table no longer exists. */
  async function removed(row: TableRow): Promise<void> {
    tell({ kind: 'gone', table: row.id, lobby: lobbyChange(row) });
    await heardGone(row.id, lobbyChange(row));
    subscriptions.broadcast(row.id, { type: 'gone', table: row.id });
  }

  async function closed(row: TableRow): Promise<void> {
    tell({ kind: 'closed', table: row.id, lobby: lobbyChange(row) });
    await heardGone(row.id, lobbyChange(row));
    await showHere(row.id);
  }

  async function heardGone(id: string, change: LobbyChange): Promise<void> {
    await matches.forget(id);
    networkTables.remove(id);
    lobby.heard(change);
    openBots.tellGone(id, change.players);
  }

  async function removePlayer(host: string, id: string, player: string): Promise<Result<TableRow, RefusalInfo>> {
    const done = await tableService.removePlayer(host, id, player);
    if (!done.ok) return done;
    tell({ kind: 'removed', table: id, player });
    heardRemoval(id, player);
    await changed(done.value);
    return done;
  }

  function heardRemoval(id: string, player: string): void {
    subscriptions.broadcast(id, { type: 'removed', table: id }, (to) => to.player === player);
    openBots.tellGone(id, [player]);
  }

  async function chat(id: string, limit: number): Promise<ChatLine[]> {
    const lines = await store.chat(id, limit);
    return lines.map((line) => ({ ...line, ...shownName(line.name) }));
  }

  async function chatFor(row: TableRow, player: string | undefined): Promise<ChatLine[]> {
    const unheard = await company.unheardBy(player);
    const lines = await chat(row.id, CHAT_SHOWN);
    return lines.filter((line) => mayRead(row, player, line) && !unheard.has(line.player));
  }

  async function vacate(player: string): Promise<void> {
    await store.removeOffers(player);
    lobby.offersChanged();
    const tables = await store.tables({ player, statuses: ['gathering', 'running'], limit: Number.MAX_SAFE_INTEGER });
    for (const row of tables) await (row.status === 'gathering' ? leave : resign)(player, row.id);
  }

  async function forget(player: string): Promise<void> {
    await vacate(player);
    await players.forget(player);
    company.forget(player);
    matches.forgetNames(player);
    sessions.forget(player);
    openBots.remove(player);
    tell({ kind: 'player', player });
    tell({ kind: 'program', bot: player, removed: true });
  }

  async function showChatHere(player: string): Promise<void> {
    for (const id of subscriptions.watchedBy(player)) {
      const row = await table(id);
      if (row === undefined) continue;
      const message = { type: 'table', table: await info(row), chat: await chatFor(row, player) } as const;
      subscriptions.broadcast(id, message, (to) => to.player === player);
    }
  }

  async function reseat(id: string, from: string, to: string): Promise<boolean> {
    const row = await table(id);
    const here = (): Promise<boolean> => reseatHere(id, from, to);
    // Whoever owns the match writes its seats too.
    return row?.status === 'running'
      ? matches.onOwner({ table: id, topic: RESEATS, message: { from, to }, here })
      : here();
  }

  async function reseatHere(id: string, from: string, to: string): Promise<boolean> {
    const before = await table(id);
    if (before === undefined || (await company.seatRefusal(before, to, false)) !== undefined) return false;
    // In memory first: whoever changes the seats from now on starts from there.
    await matches.reseat(id, from, to);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await store.table(id);
      if (row === undefined || (row.status !== 'gathering' && row.status !== 'running')) return false;
      const change = reseated(row, from, to);
      if (!(await store.changeTable(id, row.rev, change))) continue;
      await matches.reseat(id, from, to);
      await changed({ ...row, ...change, rev: row.rev + 1 });
      return true;
    }
    return false;
  }

  async function resign(player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
    const row = await table(id);
    if (row === undefined) return fail({ code: 'unknownTable' });
    const seats = seatsOf(row, player);
    if (seats.length === 0) return fail({ code: 'notSeated' });
    const match = await matches.open(row);
    if (!match.ok) return match;
    for (const seat of seats) {
      const done = await match.value.ask({ id: `resign-${seat}`, seat }, { kind: 'resign' });
      if (!done.ok) return done;
    }
    return ok(matches.row(id) ?? row);
  }

  /** The servers that host the same tables. */
  function onDeath(node: string): void {
    presence.forget(node);
    background(async () => {
      await matches.takeOver(node);
      // It may have died before it owned what it had begun.
      if (isLeader()) await matches.resume();
    });
  }

  /** This server may have been taken for dead. */
  function onRevival(): void {
    background(hearing.reread);
  }

  /** Somebody has come to a table, or left it, on another server. */
  function heardPresence(id: string): void {
    background(async () => {
      await showHere(id);
      const live = matches.ownRow(id) === undefined ? undefined : matches.live(id);
      if (live?.table.terms.clock?.kind === 'live') await clocks.presence(live);
    });
  }

  function listen(): void {
    bus.subscribe(SERVER_NEWS, (news) => background(() => hearing.hear(news as ServerNews)));
    bus.onGap(() => background(hearing.reread));
    bus.answer(RESEATS, async (message) => {
      const { table: id, from, to } = message as { readonly table: string; readonly from: string; readonly to: string };
      return (await matches.own(id)) ? { kind: 'done', done: await reseatHere(id, from, to) } : { kind: 'notOwner' };
    });
  }

  return {
    store,
    games,
    checks,
    players,
    company,
    sessions,
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
    wishes: bus.rateLimit('wishes', limits.wishBurst, limits.wishesPerSecond),
    clocks,
    playerSits: bus.rateLimit('sits', limits.sitBurst, limits.sitsPerSecond),
    networkSits: bus.rateLimit('networkSits', limits.networkSitBurst, limits.networkSitsPerSecond),
    openBots,
    turns,
    records: makeRecords({ ...options, players }),
    tournaments,
    tournamentInfos: makeTournamentInfo({ store, players }),
    misses: bus.rateLimit('misses', limits.missBurst, limits.missesPerSecond),
    networkTables,
    notices: makeNotices({ ...options, ...options.noticeParts }),
    mailTargets: bus.rateLimit('mailTargets', limits.mailsToOneBurst, limits.mailsToOnePerSecond),
    log,
    metrics,
    now,
    newSeed: () => options.ids.seed(),
    newId: () => options.ids.table(),
    newSecret: () => options.ids.secret(),
    table,
    tableFor,
    info,
    say,
    show,
    showHere,
    changed,
    started,
    closed,
    removePlayer,
    vacate,
    leave,
    resign,
    pokeSender: () => sender.poke(),
    reseat,
    background,
    chat,
    chatFor,
    async showChat(player) {
      tell({ kind: 'showChat', player });
      await showChatHere(player);
    },
    async rename(player, name) {
      const renamed = await players.rename(player, name);
      tell({ kind: 'player', player });
      // Only at a table with a seat of theirs does anybody read the name.
      for (const id of renamed.ok ? subscriptions.watchedBy(player) : []) {
        const row = await table(id);
        if (row !== undefined && playersOf(row).has(player)) await show(id);
      }
      return renamed;
    },
    async forget(player) {
      for (const { id } of await store.bots(player)) await forget(id);
      await forget(player);
    },
    async start() {
      await cluster?.start();
      presence.repeat();
      await clocks.start();
    },
    async close() {
      closing = true;
      presence.close();
      clearInterval(looks);
      cluster?.leadership.close();
      expiry.close();
      clearInterval(tournamentSweeps);
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
