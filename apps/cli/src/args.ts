import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './errors.ts';

export interface Flag {
  /** The placeholder for the value in the help, such as `N`; a flag without one is a switch. */
  readonly value?: string;
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The arguments of a command, checked against its flags. */
export interface Args {
  readonly positionals: readonly string[];
  on(flag: string): boolean;
  text(flag: string): string | undefined;
  required(flag: string): string;
  /** An integer within bounds, or `otherwise` if the flag is absent. */
  whole(flag: string, bounds: Bounds): number;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Without it the flag is required. */
  readonly otherwise?: number;
}

export interface Spec {
  readonly name: string;
  readonly flags: Flags;
  /** The maximum number of positional arguments. */
  readonly positionals?: number;
}

export function readArgs(spec: Spec, argv: readonly string[]): Args {
  const { values, positionals } = scan(spec, argv);
  const required = (flag: string): string => {
    const value = values.get(flag);
    if (value === undefined) throw new UserError(`${spec.name}: --${flag} ${spec.flags[flag]?.value} is missing`);
    return value;
  };
  return {
    positionals,
    on: (flag) => values.has(flag),
    text: (flag) => values.get(flag),
    required,
    whole(flag, bounds) {
      if (!values.has(flag) && bounds.otherwise !== undefined) return bounds.otherwise;
      return readWhole(`--${flag}`, required(flag), bounds);
    },
  };
}

export function readWhole(what: string, text: string, { min, max }: Bounds): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  const allowed = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UserError(`${what} must be a whole number ${allowed}, not '${text}'`);
}

interface Scanned {
  readonly values: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
}

function scan(spec: Spec, argv: readonly string[]): Scanned {
  const values = new Map<string, string>();
  const { tokens } = parseArgs({ args: [...argv], options: parseOptions(spec.flags), strict: false, tokens: true });
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const flag = Object.hasOwn(spec.flags, name) && rawName.startsWith('--') ? spec.flags[name] : undefined;
    if (flag === undefined) throw new UserError(unknownOption(spec, rawName));
    if (values.has(name)) throw new UserError(`${spec.name}: ${rawName} is given twice`);
    values.set(name, flagValue({ spec, flag, rawName, value, inline: token.inlineValue === true }));
  }
  const extra = positionals[spec.positionals ?? 0];
  if (extra !== undefined) throw new UserError(`${spec.name}: '${extra}' is one argument too many`);
  return { values, positionals };
}

interface Found {
  readonly spec: Spec;
  readonly flag: Flag;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inline: boolean;
}

function flagValue({ spec, flag, rawName, value, inline }: Found): string {
  if (flag.value === undefined) {
    if (value !== undefined) throw new UserError(`${spec.name}: ${rawName} takes no value`);
    return '';
  }
  if (value === undefined || value === '' || (!inline && value.startsWith('-'))) {
    throw new UserError(`${spec.name}: ${rawName} needs a value (${flag.value})`);
  }
  return value;
}

function parseOptions(flags: Flags): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [name, { type: flag.value === undefined ? 'boolean' : 'string' }]),
  );
}

function unknownOption(spec: Spec, rawName: string): string {
  const known = Object.keys(spec.flags).map((name) => `--${name}`);
  return `${spec.name}: unknown option '${rawName}'; known: ${known.join(', ')}`;
}
