import type { NoticeKind, NoticeRow, NoticeStore } from './noticeStore.ts';
import type { Cell, Cells } from './rows.ts';
import { changes, holdAll, one, run, type SqlClient, type Work } from './sql.ts';

type OutboxStore = Pick<
  NoticeStore,
  | 'claimNotices'
  | 'finishNotices'
  | 'delayNotices'
  | 'buryNotices'
  | 'releaseNotices'
  | 'removeDeadNotices'
  | 'countNotices'
>;

/**
 * The outbox. A notice is `waiting`, `sending` while somebody has claimed it, or `dead`. One that is sent, answered or
 * obsolete is deleted, so that the outbox is never longer than what is to be done.
 */
export function outboxStore(db: SqlClient): OutboxStore {
  const each = (ids: readonly string[], text: string, ...values: Cell[]): Promise<void> =>
    db.write(function* () {
      for (const id of ids) yield* run(`${text} WHERE id = ? AND state = 'sending'`, ...values, id);
    });
  return {
    async claimNotices({ now, until, limit }) {
      // Mostly nothing is due, and finding that out needs no write.
      if ((await db.all(...dueQuery(now, 1))).length === 0) return [];
      return db.write(function* () {
        const due = (yield* holdAll(...dueQuery(now, limit))).map(readNotice);
        const whole: NoticeRow[] = [];
        for (const notice of due) whole.push(notice, ...(notice.digestAt === undefined ? [] : yield* restOf(notice)));
        const claimed = [...new Map(whole.map((notice) => [notice.id, notice])).values()];
        for (const { id } of claimed)
          yield* run("UPDATE outbox SET state = 'sending', due = ? WHERE id = ?", until, id);
        return claimed;
      });
    },
    finishNotices: (ids) => each(ids, 'DELETE FROM outbox'),
    delayNotices: (ids, due, failed) =>
      failed
        ? each(ids, "UPDATE outbox SET state = 'waiting', due = ?, attempts = attempts + 1", due)
        : each(ids, "UPDATE outbox SET state = 'waiting', due = ?, digest_at = NULL", due),
    buryNotices: (ids) => each(ids, "UPDATE outbox SET state = 'dead'"),
    releaseNotices: (now) =>
      db.write(() => changes("UPDATE outbox SET state = 'waiting', due = ? WHERE state = 'sending'", now)),
    removeDeadNotices: (before) =>
      db.write(() => changes("DELETE FROM outbox WHERE state = 'dead' AND due < ?", before)),
    async countNotices() {
      const counts = await db.read(function* () {
        const waiting = yield* one("SELECT count(*) AS n FROM outbox WHERE state IN ('waiting', 'sending')");
        return { waiting, dead: yield* one("SELECT count(*) AS n FROM outbox WHERE state = 'dead'") };
      });
      return { waiting: Number(counts.waiting?.n), dead: Number(counts.dead?.n) };
    },
  };
}

/** Claims that have run out are due again. */
export function dueQuery(now: number, limit: number): [string, ...Cell[]] {
  const due = `SELECT * FROM outbox WHERE state IN ('waiting', 'sending') AND due <= ? ORDER BY due, id LIMIT ?`;
  return [due, now, limit];
}

/** The notices of a digest. Of these, some may have been delayed because an attempt to send them failed. */
function* restOf({ channel, digestAt }: NoticeRow): Work<NoticeRow[]> {
  const text = "SELECT * FROM outbox WHERE channel = ? AND state = 'waiting' AND digest_at = ? ORDER BY game_table";
  return (yield* holdAll(text, channel, digestAt ?? 0)).map(readNotice);
}

export function readNotice(row: Cells): NoticeRow {
  return {
    id: String(row.id),
    player: String(row.player),
    table: String(row.game_table),
    kind: row.kind as NoticeKind,
    turn: Number(row.turn),
    channel: String(row.channel),
    due: Number(row.due),
    digestAt: row.digest_at === null ? undefined : Number(row.digest_at),
    attempts: Number(row.attempts),
  };
}
