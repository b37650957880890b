import type { Args, Flags, Spec } from './args.ts';
import { facts } from './table.ts';

/** A command of `portolan`, in one file of `commands/`. */
export interface Command extends Spec {
  readonly summary: string;
  /** What follows the name in the usage line, such as `FILE [--verify]`. */
  readonly usage: string;
  /** Further paragraphs of the help. */
  readonly about?: string;
  /** Returns the exit code. */
  run(args: Args): number | Promise<number>;
}

export const HELP_FLAG: Flags = { help: { help: 'show this help' } };

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function commandHelp(command: Command): string {
  const flags = Object.entries({ ...command.flags, ...HELP_FLAG }).map(
    ([name, flag]) => [`  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.help] as const,
  );
  const parts = [`portolan ${command.name} ${command.usage}`.trimEnd(), command.summary, facts(flags)];
  if (command.about !== undefined) parts.push(command.about);
  return parts.join('\n\n');
}

export function overview(commands: readonly Command[]): string {
  return [
    'portolan COMMAND [OPTIONS]',
    'Heavy board games of the Age of Discovery, at the command line.',
    facts(commands.map((command) => [`  ${command.name}`, command.summary])),
    'portolan COMMAND --help tells more about a command.',
  ].join('\n\n');
}
