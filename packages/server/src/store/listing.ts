import { paceOf } from '@portolan/protocol';
import { run, type Work } from './sql.ts';
import type { TableRow } from './store.ts';

/** Call when a table has been added or has changed: lists it if it waits for players, and only then. */
export function* setListing(table: TableRow): Work<void> {
  const { id, game, seats, terms, movedAt, status, visibility } = table;
  yield* run('DELETE FROM listing WHERE game_table = ?', id);
  // Nobody can accept an invitation any more.
  if (status !== 'gathering') {
    yield* run('DELETE FROM invitation WHERE game_table = ?', id);
    yield* run("DELETE FROM outbox WHERE game_table = ? AND kind = 'invite'", id);
  }
  if (status !== 'gathering' || visibility !== 'public') return;
  yield* run(
    `INSERT INTO listing (game_table, game, seat_count, free_seats, pace, rated, language, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, game, seats.length, seats.filter(({ kind }) => kind === 'open').length, paceOf(terms)],
    ...[terms.rated === true ? 1 : 0, terms.language ?? '', movedAt],
  );
}
