import { readArgs } from './args.ts';
import { type Command, commandHelp, HELP_FLAG, overview, print } from './command.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { map } from './commands/map.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { sim } from './commands/sim.ts';
import { watch } from './commands/watch.ts';
import { EXIT, UserError } from './errors.ts';

export const COMMANDS: readonly Command[] = [watch, play, sim, replay, rules, map, perft, bench, backup, restore];

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
  return command.run(readArgs({ ...command, flags: { ...command.flags, ...HELP_FLAG } }, rest));
}
