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
