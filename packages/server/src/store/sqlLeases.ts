import type { Lease, LeaseStore } from './leaseStore.ts';
import type { Cells } from './rows.ts';
import { all, changed, one, run, type SqlClient } from './sql.ts';
import { append } from './sqlLog.ts';

export function leaseStore(db: SqlClient): LeaseStore {
  return {
    beatNode: (node) =>
      db.write(function* () {
        yield* run(
          'INSERT INTO node (id, beats) VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET beats = node.beats + 1',
          node,
        );
        const nodes = yield* all('SELECT id, beats FROM node');
        return nodes.map(({ id, beats }) => ({ node: String(id), beats: Number(beats) }));
      }, node),
    removeNode: (node) => db.write(() => run('DELETE FROM node WHERE id = ?', node), node),
    lease: async (table) => readLease(await db.one(LEASE, table)),
    claim: (table, node, seen) =>
      db.write(function* () {
        if (seen === 0)
          yield* run(
            'INSERT INTO lease (game_table, node, token) VALUES (?, ?, 1) ON CONFLICT DO NOTHING',
            table,
            node,
          );
        else
          yield* run(
            'UPDATE lease SET node = ?, token = token + 1 WHERE game_table = ? AND token = ?',
            node,
            table,
            seen,
          );
        return readLease(yield* one(LEASE, table)) ?? { node: '', token: 0 };
      }, table),
    leasesOf: async (node) =>
      (await db.all('SELECT game_table FROM lease WHERE node = ?', node)).map(({ game_table }) => String(game_table)),
    appendAs: (token, table, row, fields) =>
      db.write(function* () {
        // Locks the row where transactions run side by side, so that nobody claims it before this one is committed.
        const isOwn = yield* changed('UPDATE lease SET token = token WHERE game_table = ? AND token = ?', table, token);
        if (!isOwn) return { kind: 'fenced' } as const;
        const done = yield* append({ table, row, fields });
        if (done.kind === 'appended' && fields.status === 'finished')
          yield* run('DELETE FROM lease WHERE game_table = ?', table);
        return done;
      }, table),
  };
}

const LEASE = 'SELECT node, token FROM lease WHERE game_table = ?';

function readLease(row: Cells | undefined): Lease | undefined {
  return row === undefined ? undefined : { node: String(row.node), token: Number(row.token) };
}
