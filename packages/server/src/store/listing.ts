import { paceOf } from '@portolan/protocol';
import { one, run, type Work } from './sql.ts';
import type { TableRow } from './store.ts';

/**
 * Call when a table has been added or has changed: lists it if it waits for players, and only then. `moved`: it comes
 * first now; otherwise it keeps its place.
 */
export function* setListing(table: TableRow, moved: boolean): Work<void> {
  const { id, game, seats, terms, movedAt, status, visibility } = table;
  const listed = moved ? undefined : yield* one('SELECT changed_at FROM listing WHERE game_table = ?', id);
  yield* run('DELETE FROM listing WHERE game_table = ?', id);
  // Invitations can no longer be accepted.
  if (status !== 'gathering') {
    yield* run('DELETE FROM invitation WHERE game_table = ?', id);
    yield* run("DELETE FROM outbox WHERE game_table = ? AND kind = 'invite'", id);
  }
  if (status !== 'gathering' || visibility !== 'public') return;
  const changedAt = listed === undefined ? yield* afterAll(movedAt) : Number(listed.changed_at);
  yield* run(
    `INSERT INTO listing (game_table, game, seat_count, free_seats, pace, rated, language, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, game, seats.length, seats.filter(({ kind }) => kind === 'open').length, paceOf(terms)],
    ...[terms.rated === true ? 1 : 0, terms.language ?? '', changedAt],
  );
}

/** Later than every table listed, even if that changed in the same millisecond or by another clock. */
function* afterAll(at: number): Work<number> {
  const latest = yield* one('SELECT max(changed_at) AS at FROM listing');
  return Math.max(at, Number(latest?.at ?? 0) + 1);
}
