import { examineFolder, type Finding } from '@portolan/server/data';
import { loadReleases } from '@portolan/server/releases';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, databaseOf, dataDirOf } from '../dataDir.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';
import { GAMES, RELEASES } from '../games.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: "examines a server's data: files, database, and every match",
  usage: '[--data DIR] [--database URL]',
  flags: { ...DATA_FLAG, ...DATABASE_FLAG, json: { help: 'print the findings as JSON' } },
  about: [
    'Works while the server runs and while it does not, and changes nothing. Every match is replayed with every move',
    'checked. Each finding names a file, or a row by its database table and key. Exit code 1 if there is a fault. A server',
    'runs with damaged tables: they are reported in its log and to those who open them, and nothing else is affected.',
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const dataDir = dataDirOf(args);
  const findings = await examine(dataDir, databaseOf(args));
  const faults = findings.filter(({ level }) => level === 'fault').length;
  if (args.on('json')) print(JSON.stringify({ dataDir, ok: faults === 0, findings }));
  else print([...findings.flatMap(lines), verdict(dataDir, faults)].join('\n'));
  return faults === 0 ? EXIT.ok : EXIT.failed;
}

async function examine(dataDir: string, database: string | undefined): Promise<readonly Finding[]> {
  try {
    return await examineFolder({
      dataDir,
      database,
      packages: GAMES.map((one) => one.package),
      released: loadReleases(RELEASES),
    });
  } catch (error) {
    throw new UserError(`${dataDir} cannot be examined: ${messageOf(error)}`);
  }
}

function lines({ level, where, problem, advice }: Finding): string[] {
  return [`${level}  ${where}: ${problem}`, ...(advice === undefined ? [] : [`       ${advice}`])];
}

function verdict(dataDir: string, faults: number): string {
  if (faults === 0) return `${dataDir} is sound`;
  return `${dataDir} has ${faults} ${faults === 1 ? 'fault' : 'faults'}`;
}
