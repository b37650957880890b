import type { SQLInputValue } from 'node:sqlite';
import { readTable } from './rows.ts';
import type { SqlClient } from './sqlClient.ts';
import { type Condition, changeRow, insertTable, where } from './sqliteWrites.ts';
import type { Store, TableFilter } from './store.ts';

type TableStore = Pick<
  Store,
  'addTable' | 'addRematch' | 'table' | 'tableByCode' | 'tables' | 'countTables' | 'changeTable' | 'removeTable'
>;

export function tableStore(client: SqlClient): TableStore {
  const { one, all, run, write } = client;
  return {
    addTable: (table, log = []) => write(() => insertTable(client, table, log)),
    addRematch: (of, rev, next) =>
      write(() => {
        const mine = run('UPDATE game_table SET rematch = ?, rev = rev + 1 WHERE id = ? AND rev = ?', next.id, of, rev);
        if (mine === 0) return false;
        if (insertTable(client, next, [])) return true;
        run('UPDATE game_table SET rematch = NULL WHERE id = ?', of);
        return false;
      }),
    table: async (id) => readTable(one('SELECT * FROM game_table WHERE id = ?', id)),
    tableByCode: async (code) => readTable(one('SELECT * FROM game_table WHERE code = ?', code)),
    tables: async (filter) => all(...tablesQuery(filter)).flatMap((row) => readTable(row) ?? []),
    async countTables({ host, statuses }) {
      const [clause, values] = where([['host = ?', host], statusCondition(statuses)]);
      return Number(one(`SELECT count(*) AS n FROM game_table ${clause}`, ...values)?.n ?? 0);
    },
    changeTable: (id, rev, fields) => write(() => changeRow(client, { id, rev, fields })),
    removeTable: (id, rev) =>
      write(() => {
        if (run('DELETE FROM game_table WHERE id = ? AND rev = ? AND seq = 0', id, rev) === 0) return false;
        run('DELETE FROM seat WHERE game_table = ?', id);
        run('DELETE FROM chat WHERE game_table = ?', id);
        return true;
      }),
  };
}

function statusCondition(statuses: TableFilter['statuses']): Condition {
  if (statuses === undefined) return ['', undefined];
  return [`status IN (${statuses.map(() => '?').join(', ')})`, ...statuses];
}

export function tablesQuery(filter: TableFilter): [string, ...SQLInputValue[]] {
  if (filter.player !== undefined) return playerQuery(filter.player, filter);
  const [clause, values] = where([statusCondition(filter.statuses), ['visibility = ?', filter.visibility]]);
  return [`SELECT * FROM game_table ${clause} ORDER BY moved_at DESC, id LIMIT ?`, ...values, filter.limit];
}

/** Starts from the player's seats, so that its time does not depend on how many games others have played. */
function playerQuery(player: string, { statuses, visibility, limit }: TableFilter): [string, ...SQLInputValue[]] {
  const isOver = statuses?.every((status) => status === 'finished');
  const isRunning = statuses?.every((status) => status !== 'finished');
  const [clause, values] = where([
    ['seat.player = ?', player],
    ...(isOver === true ? [['seat.ended_at IS NOT NULL'] as const] : []),
    ...(isRunning === true ? [['seat.ended_at IS NULL'] as const] : []),
    ['game_table.id = seat.game_table'],
    statusCondition(statuses),
    ['visibility = ?', visibility],
  ]);
  const order = isOver === true ? 'seat.ended_at' : 'moved_at';
  // In SQLite a cross join is never reordered.
  const from = 'FROM seat CROSS JOIN game_table';
  return [`SELECT game_table.* ${from} ${clause} ORDER BY ${order} DESC, id LIMIT ?`, ...values, limit];
}
