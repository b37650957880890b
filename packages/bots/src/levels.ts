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
import { checkValue } from './search/value.ts';

/** The bots that a new table offers, from weak to strong. */
export const LEVELS = ['cabinBoy', 'bosun', 'master', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** What share of the effort that a game sets each level spends. */
const SHARES = { master: 0.1, admiral: 1 };

/** No level, but the yardstick for searches: flat, without a net, and the same in every game. */
const ROLLOUT: SearchEffort = { iterations: 40, candidates: 6, rounds: 1 };

/** For games that set none. */
const USUAL_EFFORT: SearchEffort = { iterations: 150, rounds: 1 };
const LEAST_ITERATIONS = 16;
const GAMES_PER_MOVE = 6;

const EFFORTS: Readonly<Record<'master' | 'rollout' | 'admiral', (full: SearchEffort) => SearchEffort>> = {
  master: (full) => part(full, SHARES.master),
  rollout: () => ROLLOUT,
  admiral: (full) => part(full, SHARES.admiral),
};

/** Fewer imagined games are spread over fewer moves. */
function part(full: SearchEffort, share: number): SearchEffort {
  const iterations = Math.max(LEAST_ITERATIONS, Math.round(share * full.iterations));
  if (full.candidates === undefined) return { ...full, iterations };
  return { ...full, iterations, candidates: Math.min(full.candidates, Math.ceil(iterations / GAMES_PER_MOVE)) };
}

/**
 * How much a Cabin Boy errs: the share of considerations that are nearly forgotten, what remains of these, and how wrong
 * all of them are.
 */
const YOUTH = { forgets: 0.35, remains: 0.1, strength: 1.2 };

/** Increased when a bot's play changes although none of its numbers does. */
const PLAY_VERSION = 1;
/** The same for the searches. */
const SEARCH_VERSION = 2;

export type Searching = keyof typeof EFFORTS;

/** Says what the play of a bot depends on, beside the rules, the advice and the value. */
export function versionOfPlay(name: string, { foresight }: OpenGame): string {
  if (name === 'cabinBoy') return `${PLAY_VERSION} ${Object.values(YOUTH).join('/')}`;
  const effort = isSearching(name) ? EFFORTS[name] : undefined;
  if (effort === undefined) return String(PLAY_VERSION);
  const efforts = Object.values(foresight?.effort ?? { any: USUAL_EFFORT }).map(effort);
  return `${SEARCH_VERSION} ${efforts.map((one) => Object.values(one).join('/')).join(' ')}`;
}

function isSearching(name: string): name is Searching {
  return Object.hasOwn(EFFORTS, name);
}

/**
 * Errs as beginners do, by a poor judgement rather than at random: overrates some things, underrates others, and nearly
 * forgets a few. It stays the same for the whole game.
 */
export function cabinBoy({ advice, foresight }: OpenGame, change: ChangeWeight = same): Bot {
  const name = 'cabinBoy';
  if (foresight === undefined) return { ...greedyBot(advice), name };
  return opinionatedBot(name, (seat) => {
    const err = poorJudgement(rngFromSeed(`${name}/${seat}`));
    return foresight.advisor((weight) => err(change(weight)));
  });
}

function poorJudgement(rng: Rng): ChangeWeight {
  const distort = shake(rng, YOUTH.strength);
  return (weight) => {
    const kept = nextWord(rng) < YOUTH.forgets * 2 ** 32 ? YOUTH.remains : 1;
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
  const effort = (seats: number): SearchEffort => EFFORTS[name](foresight.effort?.[seats] ?? USUAL_EFFORT);
  const net = name === 'rollout' ? undefined : () => loadNet({ game, foresight });
  return searchBot({ name, game, foresight, effort, value: value.value, net, change });
}

/** Undefined if the game has none, or one that was fitted to other features. */
async function loadNet(searchable: Searchable): Promise<FittedNet | undefined> {
  const net = await searchable.foresight.net?.();
  const checked = net === undefined ? undefined : checkValue(net, searchable);
  return checked?.ok === true ? checked.value : undefined;
}

function same(weight: number): number {
  return weight;
}
