import { resolve } from 'node:path';
import { backupFaults, restoreBackup } from '@portolan/server/data';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { DATA_FLAG, dataDirOf } from '../dataDir.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup into an empty data folder',
  usage: 'FOLDER [--data DIR]',
  positionals: 1,
  flags: DATA_FLAG,
  about: 'The backup is checked first. A data folder that is not empty is left alone: move it away before.',
  run,
};

function run(args: Args): number {
  const [given] = args.positionals;
  if (given === undefined) throw new UserError('restore: FOLDER is missing');
  const [fault] = backupFaults(resolve(given));
  if (fault !== undefined) throw new UserError(`${given}: ${fault.file} ${fault.problem}`);
  const dataDir = dataDirOf(args);
  try {
    restoreBackup(resolve(given), dataDir);
  } catch (error) {
    throw new UserError(messageOf(error));
  }
  print(`${dataDir} holds the data of ${given}`);
  return EXIT.ok;
}
