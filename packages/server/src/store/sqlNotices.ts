import type { NoticeSettings, NoticeTiming, Timing } from '@portolan/protocol';
import type { ChannelRow, ChannelTarget, NoticeStore } from './noticeStore.ts';
import { holdChannels, reschedule } from './outboxWrites.ts';
import { type Cells, parseJson } from './rows.ts';
import { all, changed, hold, one, run, type SqlClient, type Work } from './sql.ts';

type SettingsStore = Pick<
  NoticeStore,
  'notices' | 'setNotices' | 'setTableNotices' | 'addChannel' | 'channel' | 'confirmChannel' | 'removeChannel'
>;

/**
 * What players want to be told, and where. Rows are made from the player or the seat they belong to: a request that was
 * under way while the player was deleted must not leave anything that nobody would delete again.
 */
export function noticeSettingsStore(db: SqlClient): SettingsStore {
  return {
    notices: (player) =>
      db.read(function* () {
        const tables = yield* all('SELECT * FROM notice_timing WHERE player = ? ORDER BY game_table', player);
        return {
          settings: readSettings(yield* one('SELECT * FROM notice_settings WHERE player = ?', player)),
          tables: tables.map((row) => ({ table: String(row.game_table), ...readTiming(row) })),
          channels: (yield* all(CHANNELS, player)).flatMap((row) => {
            const channel = readChannel(row);
            return channel === undefined ? [] : [{ ...channel, undelivered: Number(row.undelivered) }];
          }),
        };
      }),
    setNotices: (player, { timing, minutes, hour, zone }, now) =>
      db.write(function* () {
        yield* holdPlayer(player);
        yield* run(
          `INSERT INTO notice_settings (player, timing, minutes, hour, zone)
           SELECT id, ?, ?, ?, ? FROM player WHERE id = ? ON CONFLICT (player) DO UPDATE SET timing = excluded.timing, minutes = excluded.minutes,
           hour = excluded.hour, zone = excluded.zone`,
          ...[timing, minutes, hour, zone, player],
        );
        yield* reschedule(player, now);
      }),
    setTableNotices: (player, table, timing, now) =>
      db.write(function* () {
        yield* holdPlayer(player);
        yield* run('DELETE FROM notice_timing WHERE player = ? AND game_table = ?', player, table);
        if (timing !== undefined)
          yield* run(
            `INSERT INTO notice_timing (player, game_table, timing, minutes)
             SELECT player, game_table, ?, ? FROM seat WHERE player = ? AND game_table = ?`,
            ...[timing.timing, timing.minutes, player, table],
          );
        yield* reschedule(player, now);
      }),

    addChannel: ({ id, player, target, confirmed, createdAt }, most) =>
      db.write(function* () {
        yield* holdPlayer(player);
        const cell = JSON.stringify(target);
        const same = yield* one('SELECT id FROM channel WHERE player = ? AND target = ?', player, cell);
        if (same !== undefined) yield* removeChannel(String(same.id));
        const count = yield* one('SELECT count(*) AS n FROM channel WHERE player = ?', player);
        if (Number(count?.n) >= most) return false;
        const text = `INSERT INTO channel (id, player, target, confirmed, created_at)
          SELECT ?, id, ?, ?, ? FROM player WHERE id = ?`;
        return yield* changed(text, id, cell, confirmed ? 1 : 0, createdAt, player);
      }),
    channel: async (id) => readChannel(await db.one('SELECT * FROM channel WHERE id = ?', id)),
    confirmChannel: (id) => db.write(() => changed('UPDATE channel SET confirmed = 1 WHERE id = ?', id)),
    removeChannel: (id) => db.write(() => removeChannel(id)),
  };
}

const CHANNELS = `SELECT channel.*,
  (SELECT count(*) FROM outbox WHERE outbox.channel = channel.id AND state = 'dead') AS undelivered
  FROM channel WHERE player = ? ORDER BY created_at, id`;

/** Neither can the player be deleted meanwhile, nor can a notice be written by what they wanted before. */
function* holdPlayer(id: string): Work<void> {
  yield* hold('SELECT id FROM player WHERE id = ?', id);
  yield* holdChannels(id);
}

/** The channel first: then nobody can write another notice for it. */
function* removeChannel(id: string): Work<void> {
  yield* run('DELETE FROM channel WHERE id = ?', id);
  yield* run('DELETE FROM outbox WHERE channel = ?', id);
}

/** Deletes what is stored about a player's notices. */
export function* forgetNotices(player: string): Work<void> {
  for (const part of ['channel', 'notice_settings', 'notice_timing', 'outbox'])
    yield* run(`DELETE FROM ${part} WHERE player = ?`, player);
}

function readTiming(row: Cells): NoticeTiming {
  return { timing: row.timing as Timing, minutes: Number(row.minutes) };
}

function readSettings(row: Cells | undefined): NoticeSettings | undefined {
  if (row === undefined) return undefined;
  return { ...readTiming(row), hour: Number(row.hour), zone: String(row.zone) };
}

/** Undefined for a damaged row. */
function readChannel(row: Cells | undefined): ChannelRow | undefined {
  const target = parseJson(row?.target);
  if (row === undefined || target === undefined) return undefined;
  return {
    id: String(row.id),
    player: String(row.player),
    target: target as ChannelTarget,
    confirmed: row.confirmed === 1,
    createdAt: Number(row.created_at),
  };
}
