import { ACCOUNT_MIGRATION } from './accountMigration.ts';
import { LAPSE_MIGRATION, LEASE_MIGRATION } from './leaseMigration.ts';
import { RECORD_MIGRATION } from './recordMigration.ts';
import { TOURNAMENT_MIGRATION } from './tournamentMigration.ts';

/**
 * The schema, as a list of migrations. A released migration is never edited; changes are appended. Written in the SQL
 * that SQLite and PostgreSQL share, with JSON as text. Older servers run on while a newer one migrates: a migration only adds
 * tables, indexes, and columns with a default or without a value, or the changelog says “stop all servers first”.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );
  CREATE TABLE link (
    code TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    components TEXT,
    visibility TEXT NOT NULL,
    status TEXT NOT NULL,
    host TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed TEXT NOT NULL,
    seq INTEGER NOT NULL,
    awaiting TEXT NOT NULL,
    outcome TEXT,
    rematch TEXT,
    created_at BIGINT NOT NULL,
    moved_at BIGINT NOT NULL
  );
  CREATE INDEX game_table_lobby ON game_table (status, visibility, moved_at);
  CREATE TABLE seat (
    game_table TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (player, game_table)
  );
  CREATE TABLE entry (
    game_table TEXT NOT NULL,
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game_table, seq),
    UNIQUE (game_table, id)
  );
  CREATE TABLE chat (
    game_table TEXT NOT NULL,
    line INTEGER NOT NULL,
    player TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game_table, line)
  );
  `,
  // Every move rewrites its table's row, so large constant data is stored separately.
  `
  CREATE TABLE component_set (
    id TEXT PRIMARY KEY,
    data TEXT NOT NULL
  );
  INSERT INTO component_set (id, data) SELECT id, components FROM game_table WHERE components IS NOT NULL;
  UPDATE game_table SET components = id WHERE components IS NOT NULL;
  ALTER TABLE game_table ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX game_table_host ON game_table (host, status);
  CREATE INDEX seat_table ON seat (game_table);
  CREATE INDEX link_player ON link (player);
  CREATE INDEX chat_player ON chat (player);
  `,
  // Every move sets moved_at, so an index on it has two pages to write for each.
  `
  DROP INDEX game_table_lobby;
  CREATE INDEX game_table_lobby ON game_table (status, visibility);
  `,
  // A player's tables are found by that player alone, the unfinished ones and the latest of the finished.
  `
  ALTER TABLE seat ADD COLUMN ended_at BIGINT;
  UPDATE seat SET ended_at =
    (SELECT moved_at FROM game_table WHERE game_table.id = seat.game_table AND status = 'finished');
  CREATE INDEX seat_ended ON seat (player, ended_at);
  ALTER TABLE chat ADD COLUMN spectator INTEGER NOT NULL DEFAULT 0;
  `,
  // Tables in the order of their activity. An index on the minute changes once a minute, not with every move.
  `
  ALTER TABLE game_table ADD COLUMN moved_minute BIGINT NOT NULL DEFAULT 0;
  UPDATE game_table SET moved_minute = moved_at / 60000;
  DROP INDEX game_table_lobby;
  CREATE INDEX game_table_activity ON game_table (status, visibility, moved_minute);
  CREATE INDEX game_table_components ON game_table (components) WHERE components IS NOT NULL;
  CREATE INDEX game_table_rematch ON game_table (rematch) WHERE rematch IS NOT NULL;
  `,
  // Programs that players bring along are players with an owner and a token.
  `
  ALTER TABLE player ADD COLUMN owner TEXT;
  ALTER TABLE player ADD COLUMN token_hash TEXT;
  CREATE INDEX player_owner ON player (owner) WHERE owner IS NOT NULL;
  CREATE UNIQUE INDEX player_token ON player (token_hash) WHERE token_hash IS NOT NULL;
  `,
  // What players agree on, and the clocks. Few tables have a clock that runs, so the index is small.
  `
  ALTER TABLE game_table ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE game_table ADD COLUMN started_at BIGINT;
  ALTER TABLE game_table ADD COLUMN due_at BIGINT;
  CREATE INDEX game_table_due ON game_table (due_at) WHERE due_at IS NOT NULL;
  `,
  // Who keeps clear of whom, reports, and what administrators do about them.
  `
  CREATE TABLE shun (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, other)
  );
  CREATE INDEX shun_other ON shun (other);
  CREATE TABLE removal (
    game_table TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (game_table, player)
  );
  CREATE INDEX removal_player ON removal (player);
  CREATE TABLE report (
    id INTEGER PRIMARY KEY,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    player TEXT,
    game_table TEXT,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    evidence TEXT NOT NULL,
    at BIGINT NOT NULL,
    verdict TEXT
  );
  CREATE INDEX report_open ON report (id) WHERE verdict IS NULL;
  CREATE INDEX report_reporter ON report (reporter);
  CREATE INDEX report_player ON report (player) WHERE player IS NOT NULL;
  CREATE TABLE ban (
    player TEXT PRIMARY KEY,
    why TEXT NOT NULL,
    until BIGINT
  );
  CREATE TABLE measure (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    admin TEXT NOT NULL,
    player TEXT,
    game_table TEXT,
    line INTEGER,
    report INTEGER,
    until BIGINT,
    why TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  ALTER TABLE game_table ADD COLUMN closed_why TEXT;
  ALTER TABLE chat ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
  `,
  // Notices wait in the outbox from the transaction that causes them until they are sent.
  `
  CREATE TABLE notice_settings (
    player TEXT PRIMARY KEY,
    timing TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    hour INTEGER NOT NULL,
    zone TEXT NOT NULL
  );
  CREATE TABLE notice_timing (
    player TEXT NOT NULL,
    game_table TEXT NOT NULL,
    timing TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    PRIMARY KEY (player, game_table)
  );
  CREATE INDEX notice_timing_table ON notice_timing (game_table);
  CREATE TABLE channel (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    target TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (player, target)
  );
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    game_table TEXT NOT NULL,
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    due BIGINT NOT NULL,
    digest_at BIGINT,
    attempts INTEGER NOT NULL
  );
  CREATE INDEX outbox_due ON outbox (state, due);
  CREATE INDEX outbox_table ON outbox (game_table, player);
  CREATE INDEX outbox_player ON outbox (player);
  CREATE INDEX outbox_channel ON outbox (channel, state);
  `,
  // When a server last ran, and when none did: clocks stand still meanwhile.
  `
  CREATE TABLE beat (
    id INTEGER PRIMARY KEY,
    at BIGINT NOT NULL
  );
  CREATE TABLE outage (
    until BIGINT PRIMARY KEY,
    since BIGINT NOT NULL
  );
  `,
  // What the lobby lists, apart from all other tables; invitations, and what people would play with anybody.
  `
  CREATE TABLE listing (
    game_table TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seat_count INTEGER NOT NULL,
    free_seats INTEGER NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    language TEXT NOT NULL,
    changed_at BIGINT NOT NULL
  );
  INSERT INTO listing (game_table, game, seat_count, free_seats, pace, rated, language, changed_at)
    SELECT id, game, (length(seats) - length(replace(seats, '"kind"', ''))) / 6,
      (length(seats) - length(replace(seats, '"kind":"open"', ''))) / 13, 'untimed', 0, '', moved_at
    FROM game_table WHERE status = 'gathering' AND visibility = 'public';
  CREATE INDEX listing_changed ON listing (changed_at);
  CREATE INDEX listing_game ON listing (game, changed_at);
  CREATE INDEX listing_pace ON listing (pace, changed_at);
  CREATE INDEX listing_rated ON listing (rated, changed_at);
  CREATE TABLE invitation (
    game_table TEXT NOT NULL,
    player TEXT NOT NULL,
    inviter TEXT NOT NULL,
    at BIGINT NOT NULL,
    answered INTEGER NOT NULL,
    PRIMARY KEY (player, game_table)
  );
  CREATE INDEX invitation_table ON invitation (game_table);
  CREATE INDEX invitation_inviter ON invitation (inviter);
  CREATE TABLE offer (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    least INTEGER NOT NULL,
    most INTEGER NOT NULL,
    terms TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE INDEX offer_player ON offer (player);
  CREATE INDEX offer_game ON offer (game, at);
  CREATE INDEX offer_at ON offer (at);
  CREATE INDEX offer_until ON offer (until);
  `,
  RECORD_MIGRATION,
  TOURNAMENT_MIGRATION,
  ACCOUNT_MIGRATION,
  LEASE_MIGRATION,
  // In the whole order of these lists: many rows can be equal at first, and a page must not sort them all.
  `
  DROP INDEX rating_ladder;
  CREATE INDEX rating_ladder ON rating (season, game, low_end DESC, who);
  DROP INDEX meeting_most;
  CREATE INDEX meeting_most ON meeting (who, game, matches DESC, opponent);
  `,
  // The device that a table on a shared device belongs to, as a hash.
  `
  ALTER TABLE game_table ADD COLUMN device TEXT;
  CREATE INDEX game_table_device ON game_table (device) WHERE device IS NOT NULL;
  `,
  // Requests, votes and clocks that those who are away are told of.
  `
  ALTER TABLE game_table ADD COLUMN pending TEXT NOT NULL DEFAULT '{}';
  `,
  LAPSE_MIGRATION,
  // In which language to write to a player.
  `
  ALTER TABLE player ADD COLUMN locale TEXT;
  `,
  // Which moment of another match a match continues from, as JSON.
  `
  ALTER TABLE game_table ADD COLUMN branched_from TEXT;
  `,
];
