import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  askForBackup,
  backupFaults,
  copyDatabase,
  DATA_FILES,
  openSqliteStore,
  PRIVATE_FOLDER,
} from '@portolan/server/data';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, databaseOf, dataDirOf } from '../dataDir.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copies the data of a server into a new folder, also while the server runs',
  usage: 'FOLDER [--data DIR] [--database URL]',
  positionals: 1,
  flags: { ...DATA_FLAG, ...DATABASE_FLAG },
  about: [
    'The copy holds the database, as a SQLite file, and the key that signs cookies. It is consistent: it contains every move that was',
    'acknowledged before the command began. Copying the files of a running server would lose its latest moves.',
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const [given] = args.positionals;
  if (given === undefined) throw new UserError('backup: FOLDER is missing');
  const folder = resolve(given);
  const dataDir = dataDirOf(args);
  if (existsSync(folder)) throw new UserError(`${given} exists already; a backup needs a new folder`);
  try {
    await copyData(dataDir, databaseOf(args), folder);
  } catch (error) {
    throw new UserError(`${dataDir} cannot be backed up: ${messageOf(error)}`);
  }
  const [fault] = backupFaults(folder);
  if (fault !== undefined) throw new UserError(`${given}: ${fault.file} ${fault.problem}`);
  print(`${given} holds a complete copy of ${dataDir}`);
  return EXIT.ok;
}

async function copyData(dataDir: string, database: string | undefined, folder: string): Promise<void> {
  if (database !== undefined) await copyPostgres(dataDir, database, folder);
  else if (!(await askForBackup(dataDir, folder))) await copyStopped(dataDir, folder);
}

/** Servers may be using it. */
async function copyPostgres(dataDir: string, database: string, folder: string): Promise<void> {
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
  try {
    copyFileSync(join(dataDir, DATA_FILES.secret), join(folder, DATA_FILES.secret));
    await copyDatabase(database, join(folder, DATA_FILES.database));
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** No server uses the folder. */
async function copyStopped(dataDir: string, folder: string): Promise<void> {
  const file = join(dataDir, DATA_FILES.database);
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const store = openSqliteStore(file);
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
    await store.backup(join(folder, DATA_FILES.database));
    copyFileSync(join(dataDir, DATA_FILES.secret), join(folder, DATA_FILES.secret));
  } finally {
    await store.close();
  }
}
