import { copyDatabase, describePlace } from '@portolan/server/data';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';

export const db: Command = {
  name: 'db',
  summary: 'copies everything between SQLite and PostgreSQL, in either direction',
  usage: 'copy FROM TO',
  positionals: 3,
  flags: { json: { help: 'print the result as JSON' } },
  about: [
    'FROM and TO are each a SQLite file, such as data/portolan.sqlite, or a PostgreSQL database, such as',
    'postgresql://user:password@host:5432/portolan. Stop the servers on both first; none can start before the copy is done.',
    'TO must be a new file or an empty database. The hash of every match and of everything else is compared before the copy',
    'is committed; if anything fails, TO is left as it was. The key beside a SQLite file is not part of the copy.',
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const [what, from, to, ...more] = args.positionals;
  if (what !== 'copy' || from === undefined || to === undefined || more.length > 0)
    throw new UserError('db: expected copy FROM TO');
  try {
    const copied = await copyDatabase(from, to, { alone: true });
    if (args.on('json')) print(JSON.stringify(copied));
    else
      print(
        `${describePlace(to)} holds everything from ${describePlace(from)}: ${copied.matches} matches, ${copied.rows} rows, every hash the same`,
      );
    return EXIT.ok;
  } catch (error) {
    throw new UserError(`${describePlace(from)} cannot be copied to ${describePlace(to)}: ${messageOf(error)}`);
  }
}
