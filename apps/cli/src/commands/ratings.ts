import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkSchema,
  DATA_FILES,
  describePlace,
  openPostgresStore,
  openSqliteStore,
  ratingFaults,
  rebuildRatings,
} from '@portolan/server/data';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, databaseOf, dataDirOf } from '../dataDir.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';

export const ratings: Command = {
  name: 'ratings',
  summary: "compares a server's ratings with the results they follow from, or computes them anew",
  usage: '[--data DIR] [--database URL] [--rebuild]',
  flags: {
    ...DATA_FLAG,
    ...DATABASE_FLAG,
    rebuild: { help: 'replace the ratings by those that follow from the results' },
    json: { help: 'print the result as JSON' },
  },
  about: 'Stop the server first. Exit code 1 if a rating does not follow from the results.',
  run,
};

async function run(args: Args): Promise<number> {
  const dataDir = dataDirOf(args);
  const store = await open(dataDir, databaseOf(args));
  try {
    const rebuilt = args.on('rebuild') ? await rebuildRatings(store) : undefined;
    const faults = await ratingFaults(store);
    if (args.on('json')) print(JSON.stringify({ dataDir, ok: faults.length === 0, faults, rebuilt: rebuilt ?? 0 }));
    else
      print(
        [...faults.map((fault) => `${fault} does not follow from the results`), verdict(rebuilt, faults)].join('\n'),
      );
    return faults.length === 0 ? EXIT.ok : EXIT.failed;
  } finally {
    await store.close();
  }
}

async function open(dataDir: string, database: string | undefined): Promise<ReturnType<typeof openSqliteStore>> {
  if (database !== undefined) return openShared(database);
  const file = join(dataDir, DATA_FILES.database);
  if (!existsSync(file)) throw new UserError(`${dataDir} has no database`);
  try {
    return openSqliteStore(file);
  } catch (error) {
    throw new UserError(`${file} cannot be opened: ${messageOf(error)}; is a server using it?`);
  }
}

async function openShared(url: string): ReturnType<typeof openPostgresStore> {
  try {
    // Opening a store migrates it, and servers may be using this one.
    await checkSchema(url);
    return await openPostgresStore(url);
  } catch (error) {
    throw new UserError(`${describePlace(url)} cannot be opened: ${messageOf(error)}`);
  }
}

function verdict(rebuilt: number | undefined, faults: readonly string[]): string {
  if (rebuilt !== undefined) return `${rebuilt} ratings computed from the results`;
  return faults.length === 0 ? 'all ratings follow from the results' : 'run it with --rebuild to compute them anew';
}
