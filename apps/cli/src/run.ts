import { readArgs } from './args.ts';
import { type Command, commandHelp, HELP_FLAG, overview, print } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { db } from './commands/db.ts';
import { doctor } from './commands/doctor.ts';
import { map } from './commands/map.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { ratings } from './commands/ratings.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import { train } from './commands/train.ts';
import { watch } from './commands/watch.ts';
import { EXIT, UserError } from './errors.ts';
import { closeStdioBots } from './openBots/stdioBot.ts';

export const COMMANDS: readonly Command[] = [
  watch,
  play,
  sim,
  arena,
  replay,
  analyse,
  rules,
  map,
  perft,
  bench,
  train,
  backup,
  restore,
  db,
  doctor,
  ratings,
];

/** Runs the command line and returns the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(overview(COMMANDS));
    return EXIT.ok;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    throw new UserError(`unknown command '${name}'; known: ${COMMANDS.map((one) => one.name).join(', ')}`);
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    print(commandHelp(command));
    return EXIT.ok;
  }
  try {
    return await command.run(readArgs({ ...command, flags: { ...command.flags, ...HELP_FLAG } }, rest));
  } finally {
    closeStdioBots();
  }
}
