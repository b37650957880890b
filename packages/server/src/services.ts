import type { ChatLine, ServerMessage, TableInfo } from '@portolan/protocol';
import type { BotPool } from './bots/botPool.ts';
import type { Catalogue } from './catalogue.ts';
import { type House, makeHouse } from './house.ts';
import { type Hub, makeHub } from './hub.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { type MatchKeeper, makeKeeper } from './match/keeper.ts';
import { makePeople, type People } from './people.ts';
import type { Store, TableRow } from './store/store.ts';

/** Everything the doors (HTTP and socket) need, wired together. */
export interface Services {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly people: People;
  readonly house: House;
  readonly keeper: MatchKeeper;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  /** The newest row of a table. */
  table(id: string): Promise<TableRow | undefined>;
  info(table: TableRow): Promise<TableInfo>;
  chat(table: string, limit: number): Promise<ChatLine[]>;
  lobbyFor(player: string | undefined): Promise<Extract<ServerMessage, { readonly type: 'lobby' }>>;
  /** Sends a table's row to everybody who watches it, and the lobby to who follows that. */
  showTable(id: string): Promise<void>;
  /** To be called whenever a table's row changed by other means than a move. */
  changed(table: TableRow): Promise<void>;
}

const LOBBY_SIZE = 50;
const MINE_SIZE = 100;

export interface ServiceOptions {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly bots: BotPool;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
}

export function makeServices(options: ServiceOptions): Services {
  const { store, catalogue, limits, log, now, bots } = options;
  const hub = makeHub();
  const people = makePeople(store, now);
  const house = makeHouse({ store, catalogue, people, limits, now });
  const keeper = makeKeeper({
    store,
    catalogue,
    bots,
    now,
    log,
    happened(table, _match, happened, course) {
      hub.tell(table, happened, course);
      if (table.status === 'finished' || happened.row.entry.kind === 'resign') void services.showTable(table.id);
      else void tellLobby(table);
    },
  });

  function infoOf(table: TableRow): Promise<TableInfo> {
    return house.info(table, (player) => hub.isPresent(table.id, player));
  }

  /** Home pages show where it is somebody's turn. */
  async function tellLobby(table: TableRow): Promise<void> {
    const concerned = new Set(table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : [])));
    for (const listener of hub.followers()) {
      const gathering = table.status === 'gathering' && table.visibility === 'public';
      if (gathering || (listener.player !== undefined && concerned.has(listener.player))) {
        listener.send(JSON.stringify(await services.lobbyFor(listener.player)));
      }
    }
  }

  const services: Services = {
    store,
    catalogue,
    people,
    house,
    keeper,
    hub,
    limits,
    log,
    now,
    table: async (id) => keeper.row(id) ?? store.table(id),
    info: infoOf,
    async chat(table, limit) {
      const lines = await store.chat(table, limit);
      return lines.map((line) => ({ ...line, name: line.name ?? 'somebody' }));
    },
    async lobbyFor(player) {
      const open = await store.tables({ status: 'gathering', visibility: 'public', limit: LOBBY_SIZE });
      const mine = player === undefined ? [] : await store.tables({ player, limit: MINE_SIZE });
      return { type: 'lobby', open: await Promise.all(open.map(infoOf)), mine: await Promise.all(mine.map(infoOf)) };
    },
    async showTable(id) {
      const table = await services.table(id);
      if (table === undefined) return;
      hub.toTable(id, { type: 'table', table: await infoOf(table) });
      await tellLobby(table);
    },
    async changed(table) {
      keeper.changed(table);
      await services.showTable(table.id);
      if (table.status === 'running') hub.begin(table, (await keeper.open(table)).course());
    },
  };
  return services;
}
