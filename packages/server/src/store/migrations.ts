/**
 * The schema, as a list of migrations. A released migration is never edited; changes are appended. Written in the SQL
 * that SQLite and PostgreSQL share, with JSON as text.
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
];
