import { type Lease, type LeaseStore, NOBODY } from './leaseStore.ts';
import type { Cells } from './rows.ts';
import { all, changed, one, run, type SqlClient } from './sql.ts';
import { append } from './sqlLog.ts';

export function leaseStore(db: SqlClient): LeaseStore {
  return {
    beatNode: (node, at) =>
      db.write(function* () {
        yield* run(BEAT, node, at, at);
        const nodes = yield* all('SELECT id, beats FROM node WHERE beats > 0');
        return nodes.map(({ id, beats }) => ({ node: String(id), beats: Number(beats) }));
      }, node),
    removeNode: (node, at) =>
      db.write(function* () {
        if (at === undefined) yield* run('UPDATE node SET beats = 0 WHERE id = ?', node);
        else yield* run('UPDATE node SET beats = 0, at = ? WHERE id = ?', at, node);
        yield* run(FORGET_NODES);
      }, node),
    lease: async (table) => readLease(await db.one(LEASE, table)),
    claim: (table, { node, seen, at }) =>
      db.write(function* () {
        if (seen === 0) yield* run(FIRST_CLAIM, table, node, at, table, table);
        else yield* run(NEXT_CLAIM, node, at, table, seen);
        return readLease(yield* one(LEASE, table)) ?? { node: NOBODY, token: 0, claimedAt: at };
      }, table),
    settleLease: (table, token) =>
      db.write(() => run('UPDATE lease SET lapsed_at = NULL WHERE game_table = ? AND token = ?', table, token), table),
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

/** A server that has stopped has no beats. */
const BEAT =
  'INSERT INTO node (id, beats, at) VALUES (?, 1, ?) ON CONFLICT (id) DO UPDATE SET beats = node.beats + 1, at = ?';
/** Until its last table has another owner, it matters when a server was alive last. */
const FORGET_NODES = 'DELETE FROM node WHERE beats = 0 AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.node = node.id)';
const LEASE = 'SELECT node, token, claimed_at, lapsed_at FROM lease WHERE game_table = ?';
/** What is over needs no owner. */
const FIRST_CLAIM = `INSERT INTO lease (game_table, node, token, claimed_at) SELECT ?, ?, 1, ?
  WHERE ? LIKE '#%' OR EXISTS (SELECT 1 FROM game_table WHERE id = ? AND status = 'running') ON CONFLICT DO NOTHING`;
/** An owner lost before it settled leaves its debt to the next one. A server from before times were stored has 0. */
const NEXT_CLAIM = `UPDATE lease SET node = ?, token = token + 1, claimed_at = ?,
  lapsed_at = COALESCE(lapsed_at, (SELECT NULLIF(node.at, 0) FROM node WHERE node.id = lease.node))
  WHERE game_table = ? AND token = ?`;

function readLease(row: Cells | undefined): Lease | undefined {
  if (row === undefined) return undefined;
  const lapsed = row.lapsed_at === null ? {} : { lapsedAt: Number(row.lapsed_at) };
  return { node: String(row.node), token: Number(row.token), claimedAt: Number(row.claimed_at), ...lapsed };
}
