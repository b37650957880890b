import {
  type Bot,
  type BotName,
  botVersion,
  checkNet,
  createBot,
  describeUnknownBot,
  readBotName,
  shake,
  withIterations,
} from '@portolan/bots';
import { type AnyForesight, type FittedNet, type OpenGame, rngFromSeed, sha256Hex } from '@portolan/kernel';
import { readWhole } from '../args.ts';
import { commandOf } from '../botSeats.ts';
import { readJsonFile } from '../dataFile.ts';
import { UserError } from '../errors.ts';

const STRENGTH = 0.35;

interface Prefix {
  /** What its value is called, if it has one. */
  readonly value?: string;
  readonly change: (open: OpenGame, value: string) => OpenGame;
  /** Whether a bot at a table with so many seats plays differently with it, and what it needs for that. */
  readonly matters: (bot: BotName, open: OpenGame, seats: number) => boolean;
  readonly needs: string;
}

/**
 * What may stand before the name of a bot: `shaken:` multiplies each weight of its advice by e^(0.35 N), `linear:` takes
 * the game's net away, `net=FILE:` gives it another one, and `iterations=48:` sets the effort of a full search.
 */
const PREFIXES: Readonly<Record<string, Prefix>> = {
  shaken: {
    change: (open) => open,
    matters: (bot) => bot !== 'random',
    needs: 'a bot that follows advice',
  },
  linear: {
    change: (open) => changed(open, ({ net: _net, ...rest }) => rest),
    matters: (bot, open) => isLevelThatSearches(bot, open) && open.foresight?.net !== undefined,
    needs: 'master or admiral, and a game with a net',
  },
  net: {
    value: 'FILE',
    change(open, file) {
      const net = readNet(open, file);
      return changed(open, (foresight) => ({ ...foresight, net: async () => net }));
    },
    matters: isLevelThatSearches,
    needs: 'master or admiral, and a game with a fitted value',
  },
  iterations: {
    value: 'N',
    change: (open, count) => withIterations(open, readWhole('--bots: iterations', count, { min: 1, max: 1_000_000 })),
    matters: (bot, open, seats) =>
      isLevelThatSearches(bot, open) && (bot === 'admiral' || open.foresight?.levels?.master?.[seats] === undefined),
    needs: 'admiral, or master where the game sets no effort for it, and a game with a fitted value',
  },
};

/** Without a fitted value all play by advice alone. */
function isLevelThatSearches(bot: BotName, { foresight }: OpenGame): boolean {
  return (bot === 'master' || bot === 'admiral') && foresight?.value !== undefined;
}

interface Prefixed {
  readonly name: BotName;
  readonly open: OpenGame;
  readonly prefixes: readonly string[];
}

export function arenaBot(spec: string, from: OpenGame, seed: string): Bot {
  const { name, open, prefixes } = readSpec(spec, from);
  return createBot(name, open, prefixes.includes('shaken') ? { change: shake(rngFromSeed(seed), STRENGTH) } : {});
}

/** Refuses what cannot be played at a table with so many seats, and a prefix that would change nothing. */
export function checkArenaBot(spec: string, from: OpenGame, seats: number): void {
  const { name, prefixes } = readSpec(spec, from);
  for (const prefix of prefixes) {
    const { matters, needs } = knownPrefix(prefix);
    if (!matters(name, from, seats))
      throw new UserError(`--bots: '${kindOf(prefix)}' changes nothing about ${name}; it needs ${needs}`);
  }
}

/** Empty for an external program. */
export function arenaBotVersion(spec: string, from: OpenGame, seats: number): string {
  if (commandOf(spec) !== undefined) return '';
  const { name, open, prefixes } = readSpec(spec, from);
  const files = prefixes.filter((prefix) => prefix.startsWith('net=')).map(argumentOf);
  const nets = files.map((file) => sha256Hex(JSON.stringify(readNet(open, file))).slice(0, 8));
  return [botVersion(name, open, seats), ...nets].join(' ');
}

function readSpec(spec: string, open: OpenGame): Prefixed {
  // The colon after the letter of a drive belongs to the path of a file.
  const prefixes = spec.split(/:(?![\\/])/);
  const name = readBotName(prefixes.pop() ?? '');
  if (!name.ok) throw new UserError(`--bots: ${describeUnknownBot(name.error)}`);
  return { name: name.value, open: prefixes.reduce(withPrefix, open), prefixes };
}

function withPrefix(open: OpenGame, prefix: string): OpenGame {
  const kind = kindOf(prefix);
  const known = knownPrefix(prefix);
  const hasValue = prefix !== kind;
  if (hasValue && known.value === undefined) throw new UserError(`--bots: '${kind}:' takes no value`);
  if (!hasValue && known.value !== undefined)
    throw new UserError(`--bots: '${kind}' needs a value, as in '${kind}=${known.value}:'`);
  return known.change(open, argumentOf(prefix));
}

function knownPrefix(prefix: string): Prefix {
  const kind = kindOf(prefix);
  const known = Object.hasOwn(PREFIXES, kind) ? PREFIXES[kind] : undefined;
  if (known === undefined) throw new UserError(`--bots: unknown prefix '${prefix}:'`);
  return known;
}

function kindOf(prefix: string): string {
  return prefix.replace(/=.*/, '');
}

function argumentOf(prefix: string): string {
  return prefix.slice(prefix.indexOf('=') + 1);
}

function changed({ foresight, ...open }: OpenGame, change: (foresight: AnyForesight) => AnyForesight): OpenGame {
  return foresight === undefined ? open : { ...open, foresight: change(foresight) };
}

function readNet({ game, foresight }: OpenGame, file: string): FittedNet {
  if (foresight === undefined) throw new UserError(`--bots: ${game.id} offers no foresight`);
  const net = checkNet(readJsonFile(file) as FittedNet, { game, foresight });
  if (!net.ok) throw new UserError(`--bots: ${file}: ${net.error}`);
  return net.value;
}
