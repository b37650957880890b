import type { SeatClock } from '@portolan/match';
import { DEFAULT_NOTICES, type LogEntry, type NoticeSettings, type Timing } from '@portolan/protocol';
import { type Due, dueOf, reminderOf } from '../notices/dueOf.ts';
import { clockOf, planNotices } from '../notices/planNotices.ts';
import type { NoticeKind } from './noticeStore.ts';
import { type Cells, readTable } from './rows.ts';
import { all, hold, holdAll, one, run, share, type Work } from './sql.ts';
import { readNotice } from './sqlOutbox.ts';
import type { TableRow } from './store.ts';

/** A channel of somebody at the table, and what they want to be told of it. */
interface Listener {
  readonly channel: string;
  readonly player: string;
  readonly settings: NoticeSettings;
}

/** A table before it changes, if anybody wants to be told about it. */
export interface Overheard {
  readonly before: TableRow | undefined;
  readonly listeners: readonly Listener[];
}

const TIMING_OF = `
  coalesce(notice_timing.timing, notice_settings.timing) AS timing,
  coalesce(notice_timing.minutes, notice_settings.minutes) AS minutes, hour, zone`;

/** Every move asks this, and at most tables nobody listens: two lookups by key for each player. */
export const HEARD = `SELECT channel.id FROM seat CROSS JOIN channel
  WHERE seat.game_table = ? AND channel.player = seat.player AND confirmed = 1`;

/** The channels of the players at a table, with what they want to be told of it. */
export const LISTENERS = `
  SELECT channel.id, channel.player, ${TIMING_OF} FROM seat
  CROSS JOIN channel
  LEFT JOIN notice_settings ON notice_settings.player = channel.player
  LEFT JOIN notice_timing ON notice_timing.player = channel.player AND notice_timing.game_table = seat.game_table
  WHERE seat.game_table = ? AND channel.player = seat.player AND confirmed = 1`;

/** Call before a table changes; pass the result to `enqueueNotices` afterwards, in the same transaction. */
export function* overhear(table: string): Work<Overheard | undefined> {
  // What they want to be told cannot change before the notice is there: see `holdChannels`.
  if ((yield* share('channel', HEARD, table)).length === 0) return undefined;
  const before = readTable(yield* hold('SELECT * FROM game_table WHERE id = ?', table));
  return { before, listeners: (yield* all(LISTENERS, table)).map(readListener) };
}

export interface TableEvent {
  readonly table: string;
  /** What changed the table, if it was an entry of its log. */
  readonly entry: LogEntry | undefined;
}

/** Writes the notices that follow from a change, and deletes those it makes obsolete. */
export function* enqueueNotices({ before, listeners }: Overheard, event: TableEvent): Work<void> {
  const after = readTable(yield* one('SELECT * FROM game_table WHERE id = ?', event.table));
  if (after === undefined || after.damage !== undefined || before?.damage !== undefined) return;
  const { told, obsolete } = planNotices(before, after, event.entry);
  for (const [player, kinds] of obsolete) {
    const among = kinds.map(() => '?').join(', ');
    yield* run(
      `DELETE FROM outbox WHERE game_table = ? AND player = ? AND kind IN (${among})`,
      after.id,
      player,
      ...kinds,
    );
  }
  for (const { player, kind } of told)
    for (const listener of listeners)
      if (listener.player === player) yield* enqueue(listener, { kind, table: after, at: after.movedAt });
}

/** The channels of one player, with what they want to be told of a table. */
export const CHANNELS = `
  SELECT channel.id, channel.player, ${TIMING_OF} FROM channel
  LEFT JOIN notice_settings ON notice_settings.player = channel.player
  LEFT JOIN notice_timing ON notice_timing.player = channel.player AND notice_timing.game_table = ?
  WHERE channel.player = ? AND confirmed = 1`;

export interface Invited {
  readonly table: string;
  readonly player: string;
  readonly at: number;
}

/** Tells a player that they are asked to sit down at a table. */
export function* enqueueInvitation({ table: id, player, at }: Invited): Work<void> {
  yield* share('channel', OF_PLAYER, player);
  const table = readTable(yield* one('SELECT * FROM game_table WHERE id = ?', id));
  if (table === undefined || table.damage !== undefined) return;
  for (const listener of (yield* all(CHANNELS, id, player)).map(readListener))
    yield* enqueue(listener, { kind: 'invite', table, at });
}

interface News {
  readonly kind: NoticeKind;
  readonly table: TableRow;
  readonly at: number;
}

function* enqueue({ channel, player, settings }: Listener, { kind, table, at }: News): Work<void> {
  const turn = dueOf(kind, settings, at);
  const when = kind === 'clock' ? reminderAfter(turn, clockOf(table, player), settings) : turn;
  if (when === undefined) return;
  yield* run(
    `INSERT INTO outbox (id, player, game_table, kind, turn, channel, state, due, digest_at, attempts)
     VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?, 0) ON CONFLICT DO NOTHING`,
    ...[`${player}/${table.id}/${kind}/${table.seq}/${channel}`, player, table.id, kind, table.seq, channel],
    ...[when.due, when.digestAt ?? null],
  );
}

/** The notice of the turn says enough where the reminder would not come later. */
function reminderAfter(turn: Due | undefined, clock: SeatClock | undefined, settings: NoticeSettings): Due | undefined {
  const reminder = clock === undefined ? undefined : reminderOf(clock, settings);
  return reminder !== undefined && turn !== undefined && reminder.due > turn.due ? reminder : undefined;
}

const OF_PLAYER = 'SELECT id FROM channel WHERE player = ?';

/**
 * Call before a change of what a player is told, or where: no notice is being written by what they wanted before.
 */
export function* holdChannels(player: string): Work<void> {
  yield* holdAll(OF_PLAYER, player);
}

/** Applies changed settings to the notices that wait. */
export function* reschedule(player: string, now: number): Work<void> {
  const waiting = yield* all(
    `SELECT outbox.*, ${TIMING_OF} FROM outbox
     LEFT JOIN notice_settings ON notice_settings.player = outbox.player
     LEFT JOIN notice_timing ON notice_timing.player = outbox.player AND notice_timing.game_table = outbox.game_table
     WHERE outbox.player = ? AND state = 'waiting'`,
    player,
  );
  for (const row of waiting) {
    const { id, kind, table } = readNotice(row);
    const settings = readSettings(row);
    const clock = kind === 'clock' ? yield* clockAt(table, player) : undefined;
    const when = clock === undefined ? dueOf(kind, settings, now) : reminderOf(clock, settings);
    if (when === undefined) yield* run('DELETE FROM outbox WHERE id = ?', id);
    else yield* run('UPDATE outbox SET due = ?, digest_at = ? WHERE id = ?', when.due, when.digestAt ?? null, id);
  }
}

function* clockAt(id: string, player: string): Work<SeatClock | undefined> {
  const table = readTable(yield* one('SELECT * FROM game_table WHERE id = ?', id));
  return table === undefined || table.damage !== undefined ? undefined : clockOf(table, player);
}

function readListener(row: Cells): Listener {
  return { channel: String(row.id), player: String(row.player), settings: readSettings(row) };
}

function readSettings({ timing, minutes, hour, zone }: Cells): NoticeSettings {
  return {
    timing: (timing ?? DEFAULT_NOTICES.timing) as Timing,
    minutes: Number(minutes ?? DEFAULT_NOTICES.minutes),
    hour: Number(hour ?? DEFAULT_NOTICES.hour),
    zone: String(zone ?? DEFAULT_NOTICES.zone),
  };
}
