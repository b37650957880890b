/** Accounts. Only hashes of secrets are stored. Cookies from before sessions are valid until their player signs out. */
export const ACCOUNT_MIGRATION = `
  ALTER TABLE player ADD COLUMN old_cookie INTEGER NOT NULL DEFAULT 0;
  UPDATE player SET old_cookie = 1 WHERE owner IS NULL;
  CREATE TABLE session (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL,
    label TEXT NOT NULL,
    exchanged INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE INDEX session_player ON session (player, seen_at);
  CREATE INDEX session_until ON session (until);
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
  );
  CREATE INDEX passkey_player ON passkey (player);
  CREATE TABLE recovery_code (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL
  );
  CREATE INDEX recovery_code_player ON recovery_code (player);
  CREATE TABLE address (
    address TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    added_at BIGINT NOT NULL
  );
  CREATE INDEX address_player ON address (player);
  CREATE TABLE mail_link (
    hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    player TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE INDEX mail_link_player ON mail_link (player);
  CREATE INDEX mail_link_until ON mail_link (until);
  DROP INDEX chat_player;
  CREATE INDEX chat_author ON chat (player, game_table, line);
  `;
