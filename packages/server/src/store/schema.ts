import { openDatabase } from './sqliteDatabase.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
}

/** All tables of the current schema, which is the same in both databases. */
export function tableShapes(): readonly TableShape[] {
  const database = openDatabase(':memory:');
  try {
    const ours = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    return database
      .prepare(ours)
      .all()
      .map(({ name }) => {
        const columns = database.prepare(`PRAGMA table_info(${name})`).all();
        const key = columns.filter(({ pk }) => Number(pk) > 0).sort((one, other) => Number(one.pk) - Number(other.pk));
        return { name: String(name), columns: columns.map(nameOf), key: key.map(nameOf) };
      });
  } finally {
    database.close();
  }
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string {
  return String(name);
}
