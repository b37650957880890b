import { EXIT, type Flags, facts, readArgs, UserError } from '@portolan/cli/toolkit';
import type { Check } from './check.ts';
import { CHECKS } from './registry.ts';

const COMMON: Flags = {
  quick: { help: 'a smaller form of the same check, within 50 s' },
  json: { help: 'only the last line' },
  help: { help: 'show this help' },
};

/** Runs the command line and returns the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h') {
    print(overview());
    return EXIT.ok;
  }
  const check = CHECKS.find((one) => one.name === name);
  if (check === undefined) {
    throw new UserError(`unknown check '${name}'; known: ${CHECKS.map((one) => one.name).join(', ')}`);
  }
  const flags = { ...check.flags, ...COMMON };
  const args = readArgs({ name, flags }, rest);
  if (args.on('help')) {
    print(help(check, flags));
    return EXIT.ok;
  }
  const json = args.on('json');
  const say = (text: string): void => (json ? undefined : print(text));
  say(check.summary);
  const verdict = await check.run({ args, quick: args.on('quick'), say });
  print(JSON.stringify({ check: name, ok: verdict.ok, ...verdict.figures }));
  return verdict.ok ? EXIT.ok : EXIT.failed;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function overview(): string {
  const checks = CHECKS.map((check) => [`  ${check.name}`, check.summary] as const);
  return `proof NAME [--quick] [--json]\n\n${facts(checks)}\n\nproof NAME --help tells more about a check.`;
}

function help(check: Check, flags: Flags): string {
  const lines = Object.entries(flags).map(
    ([name, flag]) => [`  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.help] as const,
  );
  return `proof ${check.name} [OPTIONS]\n\n${check.summary}\n\n${facts(lines)}`;
}
