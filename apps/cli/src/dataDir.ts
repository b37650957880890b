import { resolve } from 'node:path';
import { isPostgresUrl } from '@portolan/server/data';
import type { Args, Flags } from './args.ts';
import { UserError } from './errors.ts';

export const DATA_FLAG: Flags = { data: { value: 'DIR', help: "the server's data folder (DATA_DIR, or data)" } };

export const DATABASE_FLAG: Flags = {
  database: { value: 'URL', help: "the server's PostgreSQL database (DATABASE_URL, or SQLite in the data folder)" },
};

export function dataDirOf(args: Args): string {
  return resolve(args.text('data') ?? process.env.DATA_DIR ?? 'data');
}

/** Undefined if the server uses SQLite. */
export function databaseOf(args: Args): string | undefined {
  const url = args.text('database') ?? process.env.DATABASE_URL;
  if (url === undefined || url === '') return undefined;
  if (!isPostgresUrl(url)) throw new UserError('the database must be like postgresql://user:password@host:5432/name');
  return url;
}
