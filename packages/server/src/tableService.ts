import { LEVELS } from '@portolan/bots';
import { fail, InvariantError, ok, type Result, type Seat } from '@portolan/kernel';
import { dueAtStart, NOTHING_PENDING, openPosition, pendingAt, playersOf, startOfTable } from '@portolan/match';
import { type GameInfo, type NewTable, paceOf, type RefusalInfo, refusal } from '@portolan/protocol';
import { checkNewTable, invite, seatRow } from './checkNewTable.ts';
import type { OutsideChecks } from './checks/outsideChecks.ts';
import type { GameRegistry, OwnComponents } from './gameRegistry.ts';
import { componentsId, type Ids } from './ids.ts';
import { lessonSeed } from './lessonSeed.ts';
import type { Limits } from './limits.ts';
import { latestRules, openGame } from './match/openGame.ts';
import type { OfferRow } from './store/findingStore.ts';
import type { EntryRow, SeatRow, Store, TableChange, TableParts, TableRow } from './store/store.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/** Tables from their creation to the first move. From then on the match registry is responsible. */
export interface TableService {
  games(): readonly GameInfo[];
  /** `device`: where it is made; one on a shared device belongs to it. */
  create(player: string, request: NewTable, device?: string): Answer<TableRow>;
  /** Whether a player may take part in one more table. */
  mayJoin(player: string): Answer<undefined>;
  /** A table for people whose offers agree, who are all seated; it is running unless it is played by a live clock. */
  createMatched(offers: readonly OfferRow[]): Answer<TableRow>;
  /** A running public table with this id, at which all seats are taken; as it is, if it is there already. */
  createSeated(table: SeatedTable): Answer<TableRow>;
  sit(player: string, id: string, seat: Seat): Answer<TableRow>;
  /** `gone`: the last person left, and the table was removed; the row is its last state. */
  leave(player: string, id: string): Answer<{ readonly table: TableRow; readonly gone: boolean }>;
  /** They may not sit at the table again. */
  removePlayer(host: string, id: string, player: string): Answer<TableRow>;
  start(player: string, id: string): Answer<TableRow>;
  rematch(player: string, id: string, device?: string): Answer<TableRow>;
  /** Adds a verified match that was played elsewhere. */
  addFinished(table: FinishedTable, parts: TableParts): Promise<TableRow>;
  /** Adds a running match that begins with these entries. */
  addBranch(table: BranchedTable, log: readonly EntryRow[]): Answer<TableRow>;
}

export type FinishedTable = Pick<
  TableRow,
  'game' | 'rulesVersion' | 'options' | 'terms' | 'components' | 'host' | 'seats' | 'seed' | 'outcome' | 'startedAt'
>;

export type BranchedTable = Pick<
  TableRow,
  'game' | 'rulesVersion' | 'options' | 'components' | 'host' | 'seats' | 'seed' | 'awaiting' | 'branchedFrom'
>;

export type SeatedTable = Pick<TableRow, 'id' | 'game' | 'host' | 'seats' | 'terms'>;

export interface TableServiceOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly checks: Pick<OutsideChecks, 'components'>;
  readonly limits: Limits;
  readonly ids: Ids;
  readonly now: () => number;
}

/** Retries after a lost race; more would mean a bug. */
const MOST_TRIES = 20;

type Edit = Result<TableChange | 'remove', RefusalInfo>;

export function makeTableService({ store, games, checks, limits, ids, now }: TableServiceOptions): TableService {
  /** Reads and changes the table, and retries if it changed in between. */
  async function edit(id: string, work: (table: TableRow) => Edit | Promise<Edit>): Answer<TableRow> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await store.table(id);
      if (table === undefined) return fail({ code: 'unknownTable' });
      if (table.damage !== undefined) return fail(refusal('damaged'));
      if (table.status === 'closed') return fail(refusal('tableClosed'));
      if (table.status !== 'gathering') return fail(refusal('gameBegun'));
      const change = await work(table);
      if (!change.ok) return change;
      if (change.value === 'remove') {
        if (await store.removeTable(id, table.rev)) return ok(table);
      } else {
        const fields = { ...change.value, movedAt: now() };
        if (await store.changeTable(id, table.rev, fields)) return ok({ ...table, ...fields, rev: table.rev + 1 });
      }
    }
    throw new InvariantError(`table ${id} keeps changing`);
  }

  /** The change of a table when its game begins. */
  async function begun(table: TableRow, own?: OwnComponents): Answer<TableChange> {
    const empty = table.seats.findIndex((seat) => seat.kind === 'open');
    if (empty >= 0) return fail(refusal('seatOpen', { seat: empty + 1 }));
    const opened = await openGame(games, store, table, { known: own });
    if (!opened.ok) return opened;
    const { game } = opened.value;
    const startedAt = now();
    const opening = openPosition(startOfTable({ ...table, startedAt }, game));
    const { awaiting } = opening;
    return ok({ status: 'running', awaiting, startedAt, dueAt: dueAtStart(opening), pending: pendingAt(opening) });
  }

  async function mayCreate(player: string): Answer<undefined> {
    const running = await store.countTables({ host: player, statuses: ['running'] });
    if (running >= limits.runningTables || (await isBusy(player))) return fail(refusal('tooManyTables'));
    const unstarted = await store.countTables({ statuses: ['gathering'] });
    const all = unstarted + (await store.countTables({ statuses: ['running'] }));
    const full = unstarted >= limits.unstartedTables || all >= limits.tables;
    return full ? fail(refusal('serverFull')) : ok(undefined);
  }

  /** Whether the player waits at as many tables as they may. */
  async function isBusy(player: string): Promise<boolean> {
    return (await store.countTables({ player, statuses: ['gathering'] })) >= limits.gatheringTables;
  }

  function freshTable(
    made: Omit<TableRow, 'id' | 'code' | 'seq' | 'rematch' | 'createdAt' | 'movedAt' | 'dueAt' | 'pending' | 'rev'>,
  ): TableRow {
    const at = now();
    return {
      ...made,
      id: ids.table(),
      code: ids.code(),
      seq: 0,
      rematch: undefined,
      createdAt: at,
      movedAt: at,
      dueAt: null,
      pending: NOTHING_PENDING,
      rev: 0,
    };
  }

  /** Codes are short, so collisions happen. */
  async function add(table: TableRow, parts: TableParts): Promise<TableRow> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const one = tries === 0 ? table : { ...table, id: ids.table(), code: ids.code() };
      if (await store.addTable(one, parts)) return one;
    }
    throw new InvariantError('no code is free');
  }

  return {
    games: () =>
      games.packages.flatMap((one) => {
        const open = games.open(one.id, undefined);
        if (!open.ok) return [];
        const { id, title, rulesVersion, seats } = open.value.game;
        return [{ id, title, rulesVersion, seats, bots: LEVELS }];
      }),

    async create(player, request, device) {
      const allowed = await mayCreate(player);
      if (!allowed.ok) return allowed;
      const { game, components } = request;
      const own = components === undefined ? undefined : { id: componentsId(components), data: components };
      // The main thread opens components only after a worker has shown that this can be done.
      const playable =
        own === undefined ? ok(undefined) : await checks.components(player, { game, components: own.data });
      if (!playable.ok) return playable;
      const checked = checkNewTable(games, request, own);
      if (!checked.ok) return checked;
      const table = freshTable({
        game,
        rulesVersion: checked.value.rulesVersion,
        options: checked.value.options,
        terms: request.terms ?? {},
        components: own?.id,
        visibility: request.visibility,
        status: 'gathering',
        host: player,
        ...placeOf(request, device),
        seats: request.seats.map((seat) => seatRow(seat, player)),
        seed: request.lesson === true ? lessonSeed(games, game) : ids.seed(),
        awaiting: [],
        outcome: undefined,
        startedAt: undefined,
      });
      const parts = own === undefined ? {} : { components: own.data };
      if (request.start !== true) return ok(await add(table, parts));
      const started = await begun(table, own);
      return started.ok ? ok(await add({ ...table, ...started.value }, parts)) : started;
    },

    async mayJoin(player) {
      const running = await store.countTables({ player, statuses: ['running'] });
      return running >= limits.runningTables || (await isBusy(player)) ? fail(refusal('tooManyTables')) : ok(undefined);
    },

    async createSeated({ id, ...made }) {
      const opened = games.open(made.game, undefined);
      const options = opened.ok ? opened.value.game.readOptions({}) : opened;
      if (!opened.ok || !options.ok) return fail(refusal('serverError'));
      const table: TableRow = {
        ...freshTable({
          ...made,
          rulesVersion: opened.value.game.rulesVersion,
          options: options.value,
          components: undefined,
          visibility: 'public',
          status: 'gathering',
          seed: ids.seed(),
          awaiting: [],
          outcome: undefined,
          startedAt: undefined,
        }),
        id,
      };
      const started = await begun(table);
      if (!started.ok) return started;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = { ...table, ...started.value, code: ids.code() };
        if (await store.addTable(row)) return ok(row);
        const earlier = await store.table(id);
        if (earlier !== undefined) return ok(earlier);
      }
      throw new InvariantError('no code is free');
    },

    async createMatched(offers) {
      const [first] = offers;
      if (first === undefined) throw new InvariantError('nobody is to be seated');
      const allowed = await mayCreate(first.player);
      if (!allowed.ok) return allowed;
      const { game, terms } = first;
      const seats = offers.map(() => ({ kind: 'open' }) as const);
      const checked = checkNewTable(games, { game, seats, visibility: 'public' }, undefined);
      if (!checked.ok) return checked;
      const language = offers.find((offer) => offer.terms.language !== undefined)?.terms.language;
      const table = freshTable({
        game,
        rulesVersion: checked.value.rulesVersion,
        options: checked.value.options,
        terms: { ...terms, ...(language === undefined ? {} : { language }) },
        components: undefined,
        visibility: 'public',
        status: 'gathering',
        host: first.player,
        seats: offers.map(({ player }) => ({ kind: 'person', player, resigned: false })),
        seed: ids.seed(),
        awaiting: [],
        outcome: undefined,
        startedAt: undefined,
      });
      // For a live clock everybody has to be there first.
      const started = paceOf(terms) === 'live' ? ok({}) : await begun(table);
      if (!started.ok) return started;
      const taken = offers.map(({ id }) => id);
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = { ...table, ...started.value, ...(tries === 0 ? {} : { id: ids.table(), code: ids.code() }) };
        const added = await store.addMatched(row, taken);
        if (added === 'added') return ok(row);
        if (added === 'offersGone') return fail(refusal('noOffer'));
      }
      throw new InvariantError('no code is free');
    },

    sit: (player, id, seat) =>
      edit(id, async (table) => {
        if (table.seats[seat]?.kind !== 'open') return fail(refusal('seatNotOpen', { seat: seat + 1 }));
        if (await store.isRemoved(id, player)) return fail(refusal('removedByHost'));
        if (!playersOf(table).has(player) && (await isBusy(player))) return fail(refusal('tooManyTables'));
        // A player who already has a seat moves to the new one.
        const seats = standUp(table, player).map(
          (one, at): SeatRow => (at === seat ? { kind: 'person', player, resigned: false } : one),
        );
        return ok({ seats });
      }),

    async leave(player, id) {
      let gone = false;
      const left = await edit(id, (table) => {
        const seated = table.seats.some((seat) => seat.kind === 'person' && seat.player === player);
        if (!seated && table.host !== player) return fail({ code: 'notSeated' });
        const seats = standUp(table, player);
        const successor = seats.find((seat) => seat.kind === 'person');
        gone = successor === undefined;
        if (successor === undefined) return ok('remove');
        return ok(table.host === player && successor.kind === 'person' ? { seats, host: successor.player } : { seats });
      });
      return left.ok ? ok({ table: left.value, gone }) : left;
    },

    removePlayer: (host, id, player) =>
      edit(id, async (table) => {
        if (table.host !== host) return fail(refusal('notHost'));
        if (player === host) return fail(refusal('notYourself'));
        const isSeated = table.seats.some((seat) => seat.kind === 'person' && seat.player === player);
        if (!isSeated) return fail(refusal('unknownPlayer'));
        // Before the seat is free, or the player could sit down again.
        await store.addRemoval(id, player);
        return ok({ seats: standUp(table, player) });
      }),

    start: (player, id) => edit(id, async (table) => (table.host === player ? begun(table) : fail(refusal('notHost')))),

    async rematch(player, id, device) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await store.table(id);
        if (table === undefined) return fail({ code: 'unknownTable' });
        if (table.damage !== undefined) return fail(refusal('damaged'));
        if (table.status !== 'finished') return fail(refusal('gameNotOver'));
        const earlier = table.rematch === undefined ? undefined : await store.table(table.rematch);
        if (earlier !== undefined) return ok(earlier);
        if (!table.seats.some((seat) => seat.kind === 'person' && seat.player === player))
          return fail({ code: 'notSeated' });
        const allowed = await mayCreate(player);
        if (!allowed.ok) return allowed;
        const { device: _, branchedFrom: __, ...like } = table;
        const next = freshTable({
          ...like,
          ...(await latestRules(games, store, table)),
          status: 'gathering',
          host: player,
          ...placeOf(table, device),
          // The other players have to accept, so their seats are open.
          seats: table.seats.map((seat) => invite(seat, player)),
          seed: ids.seed(),
          awaiting: [],
          outcome: undefined,
          startedAt: undefined,
        });
        const started = next.seats.every((seat) => seat.kind !== 'open') ? await begun(next) : ok({});
        if (!started.ok) return started;
        const row = { ...next, ...started.value };
        if (await store.addRematch(id, table.rev, row)) return ok(row);
      }
      throw new InvariantError(`table ${id} keeps changing`);
    },

    async addBranch(table, log) {
      const allowed = await mayCreate(table.host);
      if (!allowed.ok) return allowed;
      const row = freshTable({
        ...table,
        terms: {},
        visibility: 'unlisted',
        status: 'running',
        outcome: undefined,
        startedAt: now(),
      });
      return ok(await add({ ...row, seq: log.length }, { log }));
    },

    addFinished(table, parts) {
      const row = freshTable({ ...table, visibility: 'unlisted', status: 'finished', awaiting: [] });
      return add({ ...row, seq: parts.log?.length ?? 0 }, parts);
    },
  };
}

/** Only a table on a shared device is bound to one. */
function placeOf({ visibility }: Pick<TableRow, 'visibility'>, device: string | undefined): Pick<TableRow, 'device'> {
  return visibility === 'hotseat' && device !== undefined ? { device } : {};
}

function standUp(table: TableRow, player: string): SeatRow[] {
  return table.seats.map((one) => (one.kind === 'person' && one.player === player ? { kind: 'open' } : one));
}
