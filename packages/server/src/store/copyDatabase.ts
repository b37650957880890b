import { createHash } from 'node:crypto';
import { type CopySide, notEmpty, openSource, openTarget } from './copySides.ts';
import type { Cell, Cells } from './rows.ts';
import { type TableShape, tableShapes } from './schema.ts';

/** What was copied. */
export interface Copied {
  readonly rows: number;
  readonly matches: number;
}

const ROWS_AT_ONCE = 200;

export interface CopyOptions {
  /** Refuses to copy while a server is using the source, because anything it wrote meanwhile would be missing. */
  readonly alone?: boolean;
}

/**
 * Copies everything from one database to another, empty one; each is a SQLite file or the URL of a PostgreSQL database.
 * What arrived is compared before it is committed: the hash of every match, and of everything else. If anything fails,
 * the target is left as it was. No server can start on the target meanwhile, nor on the source if nobody may be using it.
 */
export async function copyDatabase(from: string, to: string, { alone = false }: CopyOptions = {}): Promise<Copied> {
  const source = await openSource(from, alone);
  try {
    const target = await openTarget(to);
    try {
      const shapes = tableShapes();
      for (const shape of shapes) if ((await pageOf(target, shape, [], 1)).length > 0) throw notEmpty(to);
      for (const shape of shapes) await copyTable(source, target, shape);
      const copied = await compare(source, target, shapes);
      await target.commit();
      await target.close();
      return copied;
    } catch (error) {
      await target.discard();
      throw error;
    }
  } finally {
    await source.close();
  }
}

async function copyTable(source: CopySide, target: CopySide, shape: TableShape): Promise<void> {
  const { name, columns } = shape;
  const marks = `(${columns.map(() => '?').join(', ')})`;
  for await (const page of pages(source, shape)) {
    const rows = page.map(() => marks).join(', ');
    const values = page.flatMap((row) => columns.map((column) => row[column] as Cell));
    await target.run(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${rows}`, ...values);
  }
}

/** Throws at the first difference. */
async function compare(source: CopySide, target: CopySide, shapes: readonly TableShape[]): Promise<Copied> {
  const copied = { rows: 0, matches: 0 };
  for (const shape of shapes) {
    const arrived = groups(target, shape);
    for await (const { id, rows, hash } of groups(source, shape)) {
      const { value: same } = await arrived.next();
      if (same?.id !== id || same.hash !== hash) throw new Error(`${shape.name} ${id} was not copied faithfully`);
      copied.rows += rows;
      if (shape.name === 'game_table') copied.matches++;
    }
    const { value: more } = await arrived.next();
    if (more !== undefined) throw new Error(`${shape.name} ${more.id} is in the copy alone`);
  }
  return copied;
}

interface Group {
  readonly id: string;
  readonly rows: number;
  readonly hash: string;
}

/** The rows that have the first column of their key in common: those of a match, such as the entries of its log. */
async function* groups(side: CopySide, shape: TableShape): AsyncGenerator<Group, undefined> {
  const [first = ''] = shape.key;
  let id: string | undefined;
  let rows = 0;
  let hash = createHash('sha256');
  for await (const page of pages(side, shape)) {
    for (const row of page) {
      const next = String(row[first]);
      if (id !== undefined && id !== next) {
        yield { id, rows, hash: hash.digest('hex') };
        hash = createHash('sha256');
        rows = 0;
      }
      id = next;
      rows++;
      hash.update(JSON.stringify(shape.columns.map((column) => row[column])));
    }
  }
  if (id !== undefined) yield { id, rows, hash: hash.digest('hex') };
  return undefined;
}

/** All rows, in the order of their keys. */
async function* pages(side: CopySide, shape: TableShape): AsyncGenerator<readonly Cells[]> {
  for (let after: readonly Cell[] = []; ; ) {
    const page = await pageOf(side, shape, after, ROWS_AT_ONCE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = shape.key.map((column) => last[column] as Cell);
  }
}

function pageOf(
  side: CopySide,
  { name, columns, key }: TableShape,
  after: readonly Cell[],
  limit: number,
): Promise<readonly Cells[]> {
  const keys = key.join(', ');
  const where = after.length === 0 ? '' : `WHERE (${keys}) > (${key.map(() => '?').join(', ')})`;
  return side.all(`SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${keys} LIMIT ?`, ...after, limit);
}
