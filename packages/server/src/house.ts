import { BOT_NAMES, readBotName } from '@portolan/bots';
import { commitTo, fail, ok, type Result, type Seat } from '@portolan/kernel';
import type { GameInfo, NewTable, RefusalInfo, SeatInfo, SeatWish, TableInfo } from '@portolan/protocol';
import type { Catalogue } from './catalogue.ts';
import { newCode, newSeed, newTableId } from './ids.ts';
import type { Limits } from './limits.ts';
import type { People } from './people.ts';
import type { SeatRow, Store, TableChange, TableRow } from './store/store.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/** Tables from the first wish to the first move. What is played at them is the match keeper's. */
export interface House {
  games(): readonly GameInfo[];
  create(player: string, wish: NewTable): Answer<TableRow>;
  find(id: string): Promise<TableRow | undefined>;
  findByCode(code: string): Promise<TableRow | undefined>;
  sit(player: string, id: string, seat: Seat): Answer<TableRow>;
  leave(player: string, id: string): Answer<TableRow>;
  start(player: string, id: string): Answer<TableRow>;
  rematch(player: string, id: string): Answer<TableRow>;
  /** What everybody with the link may know. */
  info(table: TableRow, presence: (player: string) => boolean): Promise<TableInfo>;
}

export interface HouseOptions {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly people: People;
  readonly limits: Limits;
  readonly now: () => number;
}

export function makeHouse({ store, catalogue, people, limits, now }: HouseOptions): House {
  async function change(table: TableRow, fields: TableChange): Promise<TableRow> {
    const moved = { ...fields, movedAt: now() };
    await store.changeTable(table.id, moved);
    return { ...table, ...moved } as TableRow;
  }

  async function gathering(id: string): Answer<TableRow> {
    const table = await store.table(id);
    if (table === undefined) return fail({ code: 'unknownTable' });
    return table.status === 'gathering' ? ok(table) : fail({ code: 'notAllowed', detail: 'the game has begun' });
  }

  async function begin(table: TableRow): Answer<TableRow> {
    const empty = table.seats.findIndex((seat) => seat.kind === 'open');
    if (empty >= 0) return fail({ code: 'notAllowed', detail: `seat ${empty + 1} is still open` });
    const open = catalogue.open(table.game, table.components);
    if (!open.ok) return fail({ code: 'badRequest', detail: open.error.problem });
    return ok(await change(table, { status: 'running' }));
  }

  return {
    games: () =>
      catalogue.packages.flatMap((one) => {
        const open = catalogue.open(one.id, undefined);
        if (!open.ok) return [];
        const { id, title, rulesVersion, seats } = open.value.game;
        return [{ id, title, rulesVersion, seats, bots: BOT_NAMES }];
      }),

    async create(player, wish) {
      const running = await store.countTables(player, 'running');
      const waiting = await store.countTables(player, 'gathering');
      if (waiting >= limits.gatheringTables || running >= limits.runningTables) {
        return fail({ code: 'tooMany', detail: 'you have too many tables; finish or leave some first' });
      }
      const checked = checkWish(catalogue, wish);
      if (!checked.ok) return checked;
      const at = now();
      const table: TableRow = {
        id: newTableId(),
        code: newCode(),
        game: wish.game,
        rulesVersion: checked.value.rulesVersion,
        options: checked.value.options,
        components: wish.components,
        visibility: wish.visibility,
        status: 'gathering',
        host: player,
        seats: wish.seats.map((seat) => seatRow(seat, player)),
        seed: newSeed(),
        seq: 0,
        awaiting: [],
        outcome: undefined,
        rematch: undefined,
        createdAt: at,
        movedAt: at,
      };
      await store.addTable(table);
      return wish.start === true ? begin(table) : ok(table);
    },

    find: (id) => store.table(id),
    findByCode: (code) => store.tableByCode(code.toUpperCase()),

    async sit(player, id, seat) {
      const found = await gathering(id);
      if (!found.ok) return found;
      const table = found.value;
      if (table.seats[seat]?.kind !== 'open') return fail({ code: 'notAllowed', detail: `seat ${seat + 1} is taken` });
      // Who sits already moves over.
      const seats = table.seats.map((one, at): SeatRow => {
        if (at === seat) return { kind: 'person', player, resigned: false };
        return one.kind === 'person' && one.player === player ? { kind: 'open' } : one;
      });
      return ok(await change(table, { seats }));
    },

    async leave(player, id) {
      const found = await gathering(id);
      if (!found.ok) return found;
      const seats = found.value.seats.map(
        (one): SeatRow => (one.kind === 'person' && one.player === player ? { kind: 'open' } : one),
      );
      return ok(await change(found.value, { seats }));
    },

    async start(player, id) {
      const found = await gathering(id);
      if (!found.ok) return found;
      if (found.value.host !== player)
        return fail({ code: 'notAllowed', detail: 'only who made the table can start it' });
      return begin(found.value);
    },

    async rematch(player, id) {
      const table = await store.table(id);
      if (table === undefined) return fail({ code: 'unknownTable' });
      if (table.status !== 'finished') return fail({ code: 'notAllowed', detail: 'the game is not over' });
      const earlier = table.rematch === undefined ? undefined : await store.table(table.rematch);
      if (earlier !== undefined) return ok(earlier);
      if (!table.seats.some((seat) => seat.kind === 'person' && seat.player === player))
        return fail({ code: 'notSeated' });
      const at = now();
      const next: TableRow = {
        ...table,
        id: newTableId(),
        code: newCode(),
        status: 'gathering',
        host: player,
        // The others are asked, not taken: their seats wait for them.
        seats: table.seats.map((seat) => invite(seat, player, table.visibility === 'hotseat')),
        seed: newSeed(),
        seq: 0,
        awaiting: [],
        outcome: undefined,
        rematch: undefined,
        createdAt: at,
        movedAt: at,
      };
      await store.addTable(next);
      await store.changeTable(table.id, { rematch: next.id });
      return next.seats.every((seat) => seat.kind !== 'open') ? begin(next) : ok(next);
    },

    async info(table, presence) {
      const open = catalogue.open(table.game, table.components);
      const title = open.ok ? open.value.game.title : table.game;
      const over = table.status === 'finished';
      return {
        id: table.id,
        game: table.game,
        title,
        code: table.code,
        visibility: table.visibility,
        status: table.status,
        options: table.options,
        ownComponents: table.components !== undefined,
        rulesVersion: table.rulesVersion,
        host: table.host,
        seats: await Promise.all(table.seats.map((seat) => seatInfo(people, seat, presence))),
        seq: table.seq,
        awaiting: table.awaiting,
        createdAt: table.createdAt,
        movedAt: table.movedAt,
        commitment: commitTo(table.seed),
        ...(over ? { seed: table.seed } : {}),
        ...(table.outcome === undefined ? {} : { outcome: table.outcome }),
        ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
      };
    },
  };
}

function checkWish(
  catalogue: Catalogue,
  wish: NewTable,
): Result<{ readonly options: unknown; readonly rulesVersion: number }, RefusalInfo> {
  const open = catalogue.open(wish.game, wish.components);
  if (!open.ok) return fail({ code: 'badRequest', detail: `${open.error.path} ${open.error.problem}` });
  const { game } = open.value;
  const { min, max } = game.seats;
  const seats = wish.seats.length;
  if (seats < min || seats > max)
    return fail({ code: 'badRequest', detail: `${game.title} is for ${min} to ${max} players, not ${seats}` });
  for (const seat of wish.seats) {
    if (seat.kind === 'bot' && !readBotName(seat.bot).ok)
      return fail({ code: 'badRequest', detail: `no bot is called ${seat.bot}` });
  }
  const mine = wish.seats.filter((seat) => seat.kind === 'me').length;
  if (wish.visibility !== 'hotseat' && mine > 1)
    return fail({ code: 'badRequest', detail: 'one seat each; share a device for more' });
  if (wish.visibility === 'hotseat' && wish.seats.some((seat) => seat.kind === 'open')) {
    return fail({ code: 'badRequest', detail: 'at a shared device no seat is open' });
  }
  const options = game.readOptions(wish.options ?? {});
  if (!options.ok)
    return fail({ code: 'badRequest', detail: `/options${options.error.path} ${options.error.problem}` });
  return ok({ options: options.value, rulesVersion: game.rulesVersion });
}

function seatRow(wish: SeatWish, player: string): SeatRow {
  if (wish.kind === 'me') return { kind: 'person', player, resigned: false };
  return wish.kind === 'bot' ? { kind: 'bot', bot: wish.bot } : { kind: 'open' };
}

function invite(seat: SeatRow, player: string, sharedDevice: boolean): SeatRow {
  if (seat.kind !== 'person') return seat;
  return seat.player === player || sharedDevice
    ? { kind: 'person', player: seat.player, resigned: false }
    : { kind: 'open' };
}

async function seatInfo(people: People, seat: SeatRow, presence: (player: string) => boolean): Promise<SeatInfo> {
  if (seat.kind === 'open') return seat;
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name: seat.bot };
  return {
    kind: 'person',
    player: seat.player,
    name: await people.name(seat.player),
    present: presence(seat.player),
    resigned: seat.resigned,
  };
}
