/** The servers that share this store, and which of them owns which match. */
export const LEASE_MIGRATION = `
  CREATE TABLE node (
    id TEXT PRIMARY KEY,
    beats BIGINT NOT NULL
  );
  CREATE TABLE lease (
    game_table TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    token BIGINT NOT NULL
  );
  CREATE INDEX lease_node ON lease (node);
`;

/** When each server was alive last, and since when nobody has looked after a table that has changed hands. */
export const LAPSE_MIGRATION = `
  ALTER TABLE node ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE lease ADD COLUMN claimed_at BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE lease ADD COLUMN lapsed_at BIGINT;
`;
