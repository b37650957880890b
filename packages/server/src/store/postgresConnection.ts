import pg from 'pg';
import type { Cell, Cells } from './rows.ts';
import type { Query, Work } from './sql.ts';

/** The database did not answer. Of a change that was to be committed, nobody knows whether it is there. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';

  constructor(cause: unknown) {
    super(`PostgreSQL does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * Every statement sees what was committed before it began, and a work locks what it depends on: works that have
 * nothing to do with each other neither wait nor fail.
 */
const BEGIN = {
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE',
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
} as const;

/** Runs `use` in a transaction on a connection of its own. Resolves when it is committed, and rejects if it is not. */
export function inTransaction<T>(
  pool: pg.Pool,
  kind: keyof typeof BEGIN,
  use: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return withConnection(pool, async (connection) => {
    await ask(connection, { text: BEGIN[kind] });
    const answer = await use(connection);
    const { command } = await ask(connection, { text: 'COMMIT' });
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered COMMIT with ${command}`);
    return answer;
  });
}

/** A connection that was lost does not return to the pool. */
export async function withConnection<T>(pool: pg.Pool, use: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect().catch((error: unknown) => {
    throw new DatabaseLost(error);
  });
  try {
    const answer = await onceMoreIfOutdated(connection, use);
    connection.release();
    return answer;
  } catch (error) {
    const isUsable = !(error instanceof DatabaseLost) && (await rollBack(connection));
    connection.release(!isUsable);
    throw error;
  }
}

/** A statement that a migration has made outdated had no effect, nor had its transaction, so both can be repeated. */
async function onceMoreIfOutdated<T>(
  connection: pg.PoolClient,
  use: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  try {
    return await use(connection);
  } catch (error) {
    if (!isOutdated(error) || !(await rollBack(connection))) throw error;
    return use(connection);
  }
}

async function rollBack(connection: pg.PoolClient): Promise<boolean> {
  try {
    await ask(connection, { text: 'ROLLBACK' });
    return true;
  } catch {
    return false;
  }
}

/** Runs the queries of a work one after the other. */
export async function perform<T>(connection: pg.PoolClient, work: Work<T>): Promise<T> {
  let step = work.next();
  while (step.done !== true) step = work.next(await answer(connection, step.value));
  return step.value;
}

export async function answer(connection: pg.PoolClient, query: Query): Promise<unknown> {
  if (query.kind === 'holdTable') {
    await ask(connection, { text: `LOCK TABLE ${query.table} IN SHARE ROW EXCLUSIVE MODE` });
    return undefined;
  }
  const { rows, rowCount } = await ask(connection, prepared(query.text + holding(query)), query.values);
  if (query.kind === 'run') return rowCount ?? 0;
  return query.kind === 'one' ? rows[0] : rows;
}

function holding(query: Query): string {
  if (!('hold' in query) || query.hold === undefined) return '';
  return query.hold === 'alone' ? ' FOR UPDATE' : ` FOR SHARE OF ${query.hold.sharedOf}`;
}

interface Statement {
  readonly text: string;
  /** Each connection parses a statement with a name only once. */
  readonly name?: string;
}

const statements = new Map<string, Statement>();
let named = 0;

/** Statements are few: their texts have no values in them. */
function prepared(text: string): Statement {
  const known = statements.get(text);
  if (known !== undefined) return known;
  const made = { text: numberMarks(text), name: `s${named++}` };
  statements.set(text, made);
  return made;
}

/** PostgreSQL refuses prepared statements whose columns have changed: a newer server has migrated the database. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}

/** With new names, every connection prepares every statement again. */
function forget(outdated: Statement): void {
  // Otherwise another connection has already noticed the same migration.
  if ([...statements.values()].includes(outdated)) statements.clear();
}

/** `$1`, `$2` and so on for each `?`. */
export function numberMarks(text: string): string {
  let marks = 0;
  return text.replaceAll('?', () => `$${++marks}`);
}

/** With these codes PostgreSQL ends a connection: it stops, has too many, or waited too long for us. */
const LOST = /^(08|57P0|25P03|53300)/;

async function ask(
  connection: pg.PoolClient,
  statement: Statement,
  values: readonly Cell[] = [],
): Promise<pg.QueryResult<Cells>> {
  const { text, name } = statement;
  try {
    return await connection.query<Cells>({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  } catch (error) {
    if (isOutdated(error)) forget(statement);
    if (error instanceof pg.DatabaseError && !LOST.test(error.code ?? '')) throw error;
    throw new DatabaseLost(error);
  }
}
