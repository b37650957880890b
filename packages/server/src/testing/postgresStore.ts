import pg from 'pg';
import { openPostgresStore } from '../store/postgres.ts';
import { tableShapes } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { testPostgres } from './postgres.ts';

let template: Promise<string> | undefined;
let reused: Promise<string> | undefined;

/** The URL of a new database with an empty schema. */
export async function newPostgresDatabase(): Promise<string> {
  const postgres = await testPostgres();
  // Copying a database is faster than migrating one.
  template ??= migrated(await postgres.newDatabase());
  return postgres.newDatabase(await template);
}

async function migrated(url: string): Promise<string> {
  await (await openPostgresStore(url)).close();
  return url;
}

/** An empty store; the previous one must have been closed, because this is the same database: that takes milliseconds. */
export async function emptyPostgresStore(): Promise<Store> {
  reused ??= newPostgresDatabase();
  const url = await reused;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(EMPTY);
  await client.end();
  return openPostgresStore(url);
}

const EMPTY = tableShapes()
  .map(({ name }) => `DELETE FROM ${name}`)
  .join('; ');
