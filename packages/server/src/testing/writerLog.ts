import pg from 'pg';

/** Who wrote an entry, as the database saw it. */
export interface EntryWriter {
  readonly table: string;
  readonly seq: number;
  /** The `application_name` of the connection. */
  readonly writer: string;
  /** The lease that was in force for the table; undefined if there was none. */
  readonly lease: { readonly node: string; readonly token: number } | undefined;
}

/** The writers of all entries since it was opened. */
export interface WriterLog {
  /** Of all tables, in the order of their logs. */
  all(): Promise<EntryWriter[]>;
  /** Of one table, from the entry after `after` on. Rejects if the database does not answer. */
  of(table: string, after: number): Promise<EntryWriter[]>;
  close(): Promise<void>;
}

/** Lets a database with a schema note who writes, so that the writer is known even if it did not live to tell. */
export async function openWriterLog(url: string): Promise<WriterLog> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // Comes besides the failure of the query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query(NOTE_WRITERS);
  const find = async (condition: string, values: readonly (string | number)[]): Promise<EntryWriter[]> => {
    const { rows } = await pool.query<WriterRow>(
      `SELECT * FROM entry_writer WHERE ${condition} ORDER BY game_table, seq`,
      [...values],
    );
    return rows.map(readWriter);
  };
  return {
    all: () => find('true', []),
    of: (table, after) => find('game_table = $1 AND seq > $2', [table, after]),
    close: () => pool.end(),
  };
}

interface WriterRow {
  readonly game_table: string;
  readonly seq: number;
  readonly writer: string;
  readonly node: string | null;
  readonly token: string | null;
}

function readWriter({ game_table: table, seq, writer, node, token }: WriterRow): EntryWriter {
  return { table, seq, writer, lease: node === null ? undefined : { node, token: Number(token) } };
}

/** An entry whose row turns out to have changed meanwhile is taken out again. */
const NOTE_WRITERS = `
  CREATE TABLE entry_writer (
    game_table TEXT NOT NULL,
    seq INTEGER NOT NULL,
    writer TEXT NOT NULL,
    node TEXT,
    token BIGINT,
    PRIMARY KEY (game_table, seq)
  );
  CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      DELETE FROM entry_writer WHERE game_table = OLD.game_table AND seq = OLD.seq;
    ELSE
      INSERT INTO entry_writer
        SELECT NEW.game_table, NEW.seq, current_setting('application_name'), lease.node, lease.token
        FROM (VALUES (1)) AS one LEFT JOIN lease ON lease.game_table = NEW.game_table;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_writer AFTER INSERT OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION note_writer();
`;
