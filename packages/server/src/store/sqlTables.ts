import { isOver } from '@portolan/match';
import { VISIBILITIES, type Visibility } from '@portolan/protocol';
import { type Cell, minuteOf, parseJson, readTable } from './rows.ts';
import { all, changed, one, run, type SqlClient } from './sql.ts';
import type { SilentFilter, Store, TableFilter, TableRow } from './store.ts';
import { type Condition, changeRow, deleteParts, insertTable, where } from './tableWrites.ts';

type TableStore = Pick<
  Store,
  | 'addTable'
  | 'addRematch'
  | 'table'
  | 'tableByCode'
  | 'tables'
  | 'botTables'
  | 'countTables'
  | 'changeTable'
  | 'removeTable'
  | 'removeSilent'
  | 'components'
  | 'isDeviceUsed'
>;

export function tableStore(db: SqlClient): TableStore {
  return {
    addTable: (table, parts) => db.write(() => insertTable(table, parts), table.id),
    addRematch: (of, rev, next) =>
      db.write(function* () {
        const claim = 'UPDATE game_table SET rematch = ?, rev = rev + 1 WHERE id = ? AND rev = ?';
        if (!(yield* changed(claim, next.id, of, rev))) return false;
        if (yield* insertTable(next)) return true;
        yield* run('UPDATE game_table SET rematch = NULL WHERE id = ?', of);
        return false;
      }),
    table: async (id) => readTable(await db.one('SELECT * FROM game_table WHERE id = ?', id)),
    tableByCode: async (code) => readTable(await db.one('SELECT * FROM game_table WHERE code = ?', code)),
    tables: async (filter) =>
      (await db.all(...tablesQuery(filter)))
        .flatMap((row) => readTable(row) ?? [])
        .filter(({ damage }) => damage === undefined),
    async botTables() {
      // Quotes within a name are escaped in JSON, so that no name can pass for a bot.
      const bots = `(seats LIKE '%"kind":"bot"%' OR seats LIKE '%"resigned":true%' OR seats LIKE '%"standIn":{%')`;
      const found = await db.all(`SELECT id FROM game_table WHERE status = 'running' AND ${bots}`);
      return found.map(({ id }) => String(id));
    },
    async countTables({ host, player, statuses }) {
      const ofPlayer = player === undefined ? [] : seatConditions(player, statuses);
      const [clause, values] = where([...ofPlayer, ['host = ?', host], statusCondition(statuses)]);
      const from = player === undefined ? 'game_table' : SEATS_FIRST;
      return Number((await db.one(`SELECT count(*) AS n FROM ${from} ${clause}`, ...values))?.n ?? 0);
    },
    changeTable: (id, rev, fields) => db.write(() => changeRow({ id, rev, fields }), id),
    removeTable: (id, rev) =>
      db.write(function* () {
        const text = 'DELETE FROM game_table WHERE id = ? AND rev = ? AND seq = 0 RETURNING *';
        const row = readTable(yield* one(text, id, rev));
        if (row === undefined) return false;
        yield* deleteParts(row);
        return true;
      }, id),
    removeSilent: (filter) =>
      db.write(function* () {
        const removed: TableRow[] = [];
        for (const visibility of VISIBILITIES) {
          const query = silentQuery({ ...filter, visibility, limit: filter.limit - removed.length });
          for (const table of (yield* all(...query)).flatMap((row) => readTable(row) ?? [])) {
            // Unless somebody has moved at this moment.
            if (!(yield* changed('DELETE FROM game_table WHERE id = ? AND rev = ?', table.id, table.rev))) continue;
            yield* deleteParts(table);
            removed.push(table);
          }
        }
        return removed;
      }),
    async components(id) {
      const row = await db.one('SELECT data FROM component_set WHERE id = ?', id);
      return parseJson(row?.data);
    },
    async isDeviceUsed(device) {
      const text = "SELECT 1 FROM game_table WHERE device = ? AND status IN ('gathering', 'running') LIMIT 1";
      return (await db.one(text, device)) !== undefined;
    },
  };
}

function statusCondition(statuses: TableFilter['statuses']): Condition {
  if (statuses === undefined) return ['', undefined];
  return [`status IN (${statuses.map(() => '?').join(', ')})`, ...statuses];
}

export function tablesQuery(filter: TableFilter): [string, ...Cell[]] {
  if (filter.player !== undefined) return playerQuery(filter.player, filter);
  const [clause, values] = where([statusCondition(filter.statuses), ['visibility = ?', filter.visibility]]);
  const order = 'moved_minute DESC, moved_at DESC, id';
  return [`SELECT * FROM game_table ${clause} ORDER BY ${order} LIMIT ?`, ...values, filter.limit];
}

/** One visibility at a time, so that an index has the order and nothing is sorted. */
export function silentQuery(filter: SilentFilter & { readonly visibility: Visibility }): [string, ...Cell[]] {
  const { status, visibility, before, empty, limit } = filter;
  const [clause, values] = where([
    ['status = ?', status],
    ['visibility = ?', visibility],
    ['moved_minute <= ?', minuteOf(before)],
    ['moved_at < ?', before],
    // Quotes within a name are escaped in JSON, so that no name can pass for a person.
    ...(empty === true ? [[`seats NOT LIKE '%"kind":"person"%'`] as const] : []),
  ]);
  return [`SELECT * FROM game_table ${clause} ORDER BY moved_minute LIMIT ?`, ...values, limit];
}

/** In SQLite a cross join is never reordered. */
const SEATS_FIRST = 'seat CROSS JOIN game_table';

/** Starts from the player's seats, so that its time does not depend on how many games others have played. */
function playerQuery(player: string, { statuses, visibility, limit }: TableFilter): [string, ...Cell[]] {
  const [clause, values] = where([
    ...seatConditions(player, statuses),
    statusCondition(statuses),
    ['visibility = ?', visibility],
  ]);
  const order = statuses?.every(isOver) === true ? 'seat.ended_at' : 'moved_at';
  return [`SELECT game_table.* FROM ${SEATS_FIRST} ${clause} ORDER BY ${order} DESC, id LIMIT ?`, ...values, limit];
}

function seatConditions(player: string, statuses: TableFilter['statuses']): Condition[] {
  const isRunning = statuses?.every((status) => !isOver(status));
  return [
    ['seat.player = ?', player],
    ...(statuses?.every(isOver) === true ? [['seat.ended_at IS NOT NULL'] as const] : []),
    ...(isRunning === true ? [['seat.ended_at IS NULL'] as const] : []),
    ['game_table.id = seat.game_table'],
  ];
}
