import {
  type ChangeWeight,
  type FittedNet,
  nextWord,
  type OpenGame,
  type Rng,
  rngFromSeed,
  type SearchEffort,
} from '@portolan/kernel';
import type { Bot } from './bot.ts';
import { greedyBot, opinionatedBot } from './greedy.ts';
import type { Searchable } from './search/searchable.ts';
import { searchBot } from './search/searchBot.ts';
import { shake } from './search/shaken.ts';
import { checkNet, checkValue } from './search/value.ts';

/** The bots that a new table offers, from weak to strong. */
export const LEVELS = ['cabinBoy', 'bosun', 'master', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** What share of the effort that a game sets a Master spends, unless the game says otherwise. */
const SHARE = 0.1;

/** No level, but the yardstick for searches: flat, without a net, and the same in every game. */
const ROLLOUT: SearchEffort = { iterations: 40, candidates: 6, rounds: 1 };

/** For games that set none. */
const USUAL_EFFORT: SearchEffort = { iterations: 150, rounds: 1 };
const LEAST_ITERATIONS = 16;
const GAMES_PER_MOVE = 6;

const EFFORTS: Readonly<Record<'master' | 'rollout' | 'admiral', (open: OpenGame, seats: number) => SearchEffort>> = {
  master: mastersEffort,
  rollout: () => ROLLOUT,
  admiral: fullEffort,
};

function fullEffort({ foresight }: OpenGame, seats: number): SearchEffort {
  return foresight?.effort?.[seats] ?? USUAL_EFFORT;
}

function mastersEffort(open: OpenGame, seats: number): SearchEffort {
  const full = fullEffort(open, seats);
  return { ...full, ...(open.foresight?.levels?.master?.[seats] ?? part(full)) };
}

function part(full: SearchEffort): SearchEffort {
  return limited(full, Math.max(LEAST_ITERATIONS, Math.round(SHARE * full.iterations)));
}

/** Fewer imagined games are spread over fewer moves. */
function limited({ candidates, ...effort }: SearchEffort, iterations: number): SearchEffort {
  if (candidates === undefined) return { ...effort, iterations };
  return { ...effort, iterations, candidates: Math.min(candidates, Math.ceil(iterations / GAMES_PER_MOVE)) };
}

/** The game with `iterations` as the full effort of a search, for every number of seats. */
export function withIterations(open: OpenGame, iterations: number): OpenGame {
  const { foresight, game } = open;
  if (foresight === undefined) return open;
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const effort = numbers.map((seats) => [seats, limited(fullEffort(open, seats), iterations)]);
  return { ...open, foresight: { ...foresight, effort: Object.fromEntries(effort) } };
}

/** How much a bot without foresight errs. */
interface Judgement {
  /** The share of considerations that are nearly forgotten. */
  readonly forgets: number;
  /** What remains of these. */
  readonly remains: number;
  /** How wrong all of them are. */
  readonly strength: number;
}

const CABIN_BOY: Judgement = { forgets: 0.35, remains: 0.1, strength: 1.2 };

function bosunsJudgement(strength = 0): Judgement {
  return { forgets: 0, remains: 1, strength };
}

/** Increased when a bot's play changes although none of its numbers does. */
const PLAY_VERSION = 1;
/** The same for the searches. */
const SEARCH_VERSION = 2;

export type Searching = keyof typeof EFFORTS;

/** Says what the play of a bot at a table with so many seats depends on, beside the rules, the advice and the value. */
export function versionOfPlay(name: string, open: OpenGame, seats: number): string {
  if (isSearching(name)) return `${SEARCH_VERSION} ${Object.values(EFFORTS[name](open, seats)).join('/')}`;
  const judgement = judgementOf(name, open, seats);
  return [PLAY_VERSION, ...(judgement === undefined ? [] : [Object.values(judgement).join('/')])].join(' ');
}

/** Undefined if the bot follows the advice to the letter. */
function judgementOf(name: string, { foresight }: OpenGame, seats: number): Judgement | undefined {
  const bosuns = foresight?.levels?.bosun;
  if (name === 'bosun' && bosuns !== undefined) return bosunsJudgement(bosuns[seats]);
  return name === 'cabinBoy' ? CABIN_BOY : undefined;
}

function isSearching(name: string): name is Searching {
  return Object.hasOwn(EFFORTS, name);
}

export function cabinBoy(open: OpenGame, change?: ChangeWeight): Bot {
  return misjudging('cabinBoy', open, { judgement: () => CABIN_BOY, change });
}

/** Never looks ahead. */
export function bosun(open: OpenGame, change?: ChangeWeight): Bot {
  const strengths = open.foresight?.levels?.bosun;
  if (strengths === undefined) return advised('bosun', open, change);
  return misjudging('bosun', open, { judgement: (seats) => bosunsJudgement(strengths[seats]), change });
}

interface Misjudging {
  readonly judgement: (seats: number) => Judgement;
  readonly change?: ChangeWeight | undefined;
}

/**
 * Errs as people do, by a poor judgement rather than at random: overrates some things, underrates others, and may nearly
 * forget a few. It stays the same for the whole game.
 */
function misjudging(name: string, { advice, foresight }: OpenGame, { judgement, change = same }: Misjudging): Bot {
  if (foresight === undefined) return { ...greedyBot(advice), name };
  return opinionatedBot(name, (seat, state) => {
    const err = errors(judgement(foresight.features.seats(state)), rngFromSeed(`${name}/${seat}`));
    return foresight.advisor((weight) => err(change(weight)));
  });
}

function errors({ forgets, remains, strength }: Judgement, rng: Rng): ChangeWeight {
  const distort = shake(rng, strength);
  return (weight) => {
    const kept = nextWord(rng) < forgets * 2 ** 32 ? remains : 1;
    return kept * distort(weight);
  };
}

/** Plays by the advice alone. */
export function advised(name: string, { advice, foresight }: OpenGame, change?: ChangeWeight): Bot {
  if (change === undefined || foresight === undefined) return { ...greedyBot(advice), name };
  return opinionatedBot(name, () => foresight.advisor(change));
}

/** Plays by the advice where a game offers no foresight, as rules released earlier do. */
export function searching(name: Searching, open: OpenGame, change?: ChangeWeight): Bot {
  const { game, foresight } = open;
  if (foresight?.value === undefined) return advised(name, open, change);
  const value = checkValue(foresight.value, { game, foresight });
  if (!value.ok) return advised(name, open, change);
  const effort = (seats: number): SearchEffort => EFFORTS[name](open, seats);
  const net = name === 'rollout' ? undefined : () => loadNet({ game, foresight });
  return searchBot({ name, game, foresight, effort, value: value.value, net, change });
}

/** Undefined if the game has none, or one that was fitted to other features. */
async function loadNet(searchable: Searchable): Promise<FittedNet | undefined> {
  const net = await searchable.foresight.net?.();
  const checked = net === undefined ? undefined : checkNet(net, searchable);
  return checked?.ok === true ? checked.value : undefined;
}

function same(weight: number): number {
  return weight;
}
