import { resolve } from 'node:path';
import { backupFaults, describePlace, restoreBackup } from '@portolan/server/data';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, databaseOf, dataDirOf } from '../dataDir.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup into an empty data folder or database',
  usage: 'FOLDER [--data DIR] [--database URL]',
  positionals: 1,
  flags: { ...DATA_FLAG, ...DATABASE_FLAG },
  about: [
    'The backup is checked first. A data folder or a database that is not empty is left alone: move it away before. With',
    'a PostgreSQL database, everything is copied into that, and only the key into the data folder.',
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const [given] = args.positionals;
  if (given === undefined) throw new UserError('restore: FOLDER is missing');
  const [fault] = backupFaults(resolve(given));
  if (fault !== undefined) throw new UserError(`${given}: ${fault.file} ${fault.problem}`);
  const dataDir = dataDirOf(args);
  const database = databaseOf(args);
  try {
    await restoreBackup(resolve(given), dataDir, database);
  } catch (error) {
    throw new UserError(messageOf(error));
  }
  print(`${database === undefined ? dataDir : describePlace(database)} holds the data of ${given}`);
  return EXIT.ok;
}
