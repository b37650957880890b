import { describeFault, type OpenGame } from '@portolan/kernel';
import type { Args, Flags } from './args.ts';
import { readJsonFile } from './dataFile.ts';
import { UserError } from './errors.ts';
import { findGame, type GameEntry, gameIds } from './games.ts';
import { type GameText, plainText } from './text.ts';

/** The game a command was asked to play, with its components and texts. */
export interface ChosenGame extends OpenGame {
  readonly entry: GameEntry;
  readonly text: GameText;
  /** The components of `--data`, if given. */
  readonly data?: unknown;
}

export const GAME_FLAGS: Flags = {
  game: { value: 'G', help: `the game: ${gameIds().join(', ')}` },
  data: { value: 'FILE', help: 'components that replace the shipped ones (JSON)' },
};

export const TABLE_FLAGS: Flags = {
  ...GAME_FLAGS,
  players: { value: 'N', help: 'number of players' },
  options: { value: 'k=v,..', help: "the game's own options, such as learner=true" },
};

export function openChosenGame(args: Args, otherwise?: string): ChosenGame {
  const id = args.text('game') ?? otherwise ?? args.required('game');
  const file = args.text('data');
  return file === undefined ? openGame(id) : openGame(id, { components: readJsonFile(file), place: file });
}

/** Components from outside, and their origin for error messages. */
export interface Components {
  readonly components: unknown;
  readonly place: string;
}

/** Opens a game; with a rules version, in that version if it was released and is not the current one. */
export function openGame(id: string, from?: Components, rulesVersion?: number): ChosenGame {
  const entry = findGame(id, rulesVersion);
  if (entry === undefined) throw new UserError(`unknown game '${id}'; known games: ${gameIds().join(', ')}`);
  const opened = entry.package.open(from?.components);
  if (!opened.ok) throw new UserError(`${from?.place ?? id}: ${describeFault(opened.error, entry.package.problems)}`);
  const chosen = { ...opened.value, entry, text: entry.textFor?.(from?.components) ?? plainText(opened.value.game) };
  return from === undefined ? chosen : { ...chosen, data: from.components };
}

export function readPlayers(args: Args, chosen: ChosenGame): number {
  const { min, max } = chosen.game.seats;
  return checkPlayers(
    chosen,
    args.whole('players', { min: 1, max: Number.MAX_SAFE_INTEGER, otherwise: defaultPlayers(min, max) }),
  );
}

function checkPlayers(chosen: ChosenGame, players: number): number {
  const { min, max } = chosen.game.seats;
  if (players >= min && players <= max) return players;
  throw new UserError(`${chosen.game.id} is for ${min} to ${max} players, not ${players}`);
}

/** Four, or as close to it as the game allows. */
function defaultPlayers(min: number, max: number): number {
  return Math.min(max, Math.max(min, 4));
}

/** `a=true,b=3` as the game's options. */
export function readGameOptions(chosen: ChosenGame, text: string | undefined): unknown {
  const input: Record<string, unknown> = {};
  for (const pair of text === undefined ? [] : text.split(',')) {
    const at = pair.indexOf('=');
    if (at <= 0) throw new UserError(`--options: '${pair}' is not of the form name=value`);
    input[pair.slice(0, at)] = readValue(pair.slice(at + 1));
  }
  return acceptOptions(chosen, input);
}

/** The game's options from named values. */
export function acceptOptions(chosen: ChosenGame, input: Readonly<Record<string, unknown>>): unknown {
  const options = chosen.game.readOptions(input);
  if (!options.ok) throw new UserError(`--options: ${describeFault(options.error, chosen.entry.package.problems)}`);
  return options.value;
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
