import { BOT_NAMES } from '@portolan/bots';
import { fail, InvariantError, ok, type Result, type Seat } from '@portolan/kernel';
import { type GameInfo, type NewTable, type RefusalInfo, refusal } from '@portolan/protocol';
import type { GameRegistry } from './gameRegistry.ts';
import { componentsId, type Ids } from './ids.ts';
import type { Limits } from './limits.ts';
import { openPosition } from './match/matchPosition.ts';
import { latestRules, openGame } from './match/openGame.ts';
import type { EntryRow, SeatRow, Store, TableChange, TableRow } from './store/store.ts';
import { checkNewTable, invite, seatRow } from './tableRequest.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/** Tables from their creation to the first move. From then on the match registry is responsible. */
export interface TableService {
  games(): readonly GameInfo[];
  create(player: string, request: NewTable): Answer<TableRow>;
  sit(player: string, id: string, seat: Seat): Answer<TableRow>;
  /** `gone`: the last person left, and the table was removed; the row is its last state. */
  leave(player: string, id: string): Answer<{ readonly table: TableRow; readonly gone: boolean }>;
  start(player: string, id: string): Answer<TableRow>;
  rematch(player: string, id: string): Answer<TableRow>;
  /** Adds a verified match that was played elsewhere. */
  addFinished(table: FinishedTable, log: readonly EntryRow[]): Promise<TableRow>;
}

export type FinishedTable = Pick<
  TableRow,
  'game' | 'rulesVersion' | 'options' | 'components' | 'host' | 'seats' | 'seed' | 'outcome'
>;

export interface TableServiceOptions {
  readonly store: Store;
  readonly games: GameRegistry;
  readonly limits: Limits;
  readonly ids: Ids;
  readonly now: () => number;
}

/** The seed of lesson tables, chosen so that a player who follows the guide sees a lot of the game. */
const LESSON_SEED = 'lesson-1';

/** Retries after a lost race; more would mean a bug. */
const MOST_TRIES = 20;

type Edit = Result<TableChange | 'remove', RefusalInfo>;

export function makeTableService({ store, games, limits, ids, now }: TableServiceOptions): TableService {
  /** Reads and changes the table, and retries if it changed in between. */
  async function edit(id: string, work: (table: TableRow) => Edit | Promise<Edit>): Answer<TableRow> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await store.table(id);
      if (table === undefined) return fail({ code: 'unknownTable' });
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
  async function begun(table: TableRow): Answer<TableChange> {
    const empty = table.seats.findIndex((seat) => seat.kind === 'open');
    if (empty >= 0) return fail(refusal('seatOpen', { seat: empty + 1 }));
    const opened = await openGame(games, store, table);
    if (!opened.ok) return opened;
    const { game } = opened.value;
    const { awaiting } = openPosition({ game, options: table.options, seats: table.seats.length, seed: table.seed });
    return ok({ status: 'running', awaiting });
  }

  async function mayCreate(player: string): Answer<undefined> {
    const waiting = await store.countTables({ host: player, statuses: ['gathering'] });
    const running = await store.countTables({ host: player, statuses: ['running'] });
    if (waiting >= limits.gatheringTables || running >= limits.runningTables) return fail(refusal('tooManyTables'));
    const all = await store.countTables({ statuses: ['gathering', 'running'] });
    return all >= limits.tables ? fail(refusal('serverFull')) : ok(undefined);
  }

  function freshTable(
    made: Omit<TableRow, 'id' | 'code' | 'seq' | 'rematch' | 'createdAt' | 'movedAt' | 'rev'>,
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
      rev: 0,
    };
  }

  /** Codes are short, so collisions happen. */
  async function add(table: TableRow, log: readonly EntryRow[] = []): Promise<TableRow> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const one = tries === 0 ? table : { ...table, id: ids.table(), code: ids.code() };
      if (await store.addTable(one, log)) return one;
    }
    throw new InvariantError('no code is free');
  }

  return {
    games: () =>
      games.packages.flatMap((one) => {
        const open = games.open(one.id, undefined);
        if (!open.ok) return [];
        const { id, title, rulesVersion, seats } = open.value.game;
        return [{ id, title, rulesVersion, seats, bots: BOT_NAMES }];
      }),

    async create(player, request) {
      const allowed = await mayCreate(player);
      if (!allowed.ok) return allowed;
      const own =
        request.components === undefined
          ? undefined
          : { id: componentsId(request.components), data: request.components };
      const checked = checkNewTable(games, request, own);
      if (!checked.ok) return checked;
      if (own !== undefined) await store.addComponents(own.id, own.data);
      const table = freshTable({
        game: request.game,
        rulesVersion: checked.value.rulesVersion,
        options: checked.value.options,
        components: own?.id,
        visibility: request.visibility,
        status: 'gathering',
        host: player,
        seats: request.seats.map((seat) => seatRow(seat, player)),
        seed: request.lesson === true ? LESSON_SEED : ids.seed(),
        awaiting: [],
        outcome: undefined,
      });
      if (request.start !== true) return ok(await add(table));
      const started = await begun(table);
      return started.ok ? ok(await add({ ...table, ...started.value })) : started;
    },

    sit: (player, id, seat) =>
      edit(id, (table) => {
        if (table.seats[seat]?.kind !== 'open') return fail(refusal('seatNotOpen', { seat: seat + 1 }));
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

    start: (player, id) => edit(id, async (table) => (table.host === player ? begun(table) : fail(refusal('notHost')))),

    async rematch(player, id) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const table = await store.table(id);
        if (table === undefined) return fail({ code: 'unknownTable' });
        if (table.status !== 'finished') return fail(refusal('gameNotOver'));
        const earlier = table.rematch === undefined ? undefined : await store.table(table.rematch);
        if (earlier !== undefined) return ok(earlier);
        if (!table.seats.some((seat) => seat.kind === 'person' && seat.player === player))
          return fail({ code: 'notSeated' });
        const allowed = await mayCreate(player);
        if (!allowed.ok) return allowed;
        const next = freshTable({
          ...table,
          ...(await latestRules(games, store, table)),
          status: 'gathering',
          host: player,
          // The other players have to accept, so their seats are open.
          seats: table.seats.map((seat) => invite(seat, player)),
          seed: ids.seed(),
          awaiting: [],
          outcome: undefined,
        });
        const started = next.seats.every((seat) => seat.kind !== 'open') ? await begun(next) : ok({});
        if (!started.ok) return started;
        const row = { ...next, ...started.value };
        if (await store.addRematch(id, table.rev, row)) return ok(row);
      }
      throw new InvariantError(`table ${id} keeps changing`);
    },

    addFinished(table, log) {
      const row = freshTable({ ...table, visibility: 'unlisted', status: 'finished', awaiting: [] });
      return add({ ...row, seq: log.length }, log);
    },
  };
}

function standUp(table: TableRow, player: string): SeatRow[] {
  return table.seats.map((one) => (one.kind === 'person' && one.player === player ? { kind: 'open' } : one));
}
