import { below, type Rng, rngFromSeed } from '@portolan/kernel';
import { asContender, deviationOf, type Rating, rateMatch, START } from '@portolan/server/ratings';

/** Somebody whose strength is known, because we made it up. */
export interface Known {
  readonly who: string;
  /** On the scale of the ratings; the anchor is at the beginning. */
  readonly mu: number;
}

/** How far neighbours are apart: the stronger beats the weaker in two games of three. */
const STEP = 4;
const PEOPLE = 4;
const LEVELS = ['cabinBoy', 'bosun', 'master', 'admiral'];

/** Bots and people in turn, each a step stronger; the weakest bot is where the scale begins. */
export const KNOWN: readonly Known[] = [
  ...LEVELS.map((level, at) => ({ who: `bot:${level}`, mu: START.mu + 2 * STEP * at })),
  ...Array.from({ length: PEOPLE }, (_, at) => ({ who: `p${at}`, mu: START.mu + STEP * (2 * at - 1) })),
].sort((one, other) => other.mu - one.mu);

export interface SimulatedMatch {
  readonly seats: readonly Known[];
  readonly places: readonly number[];
}

/** A bound of the kernel's whole numbers. */
const FINE = 2 ** 30;
/** The deviation of form from match to match, as the ratings assume it. */
const FORM = Math.SQRT2 * (START.sigma / 2);

/** A match of two to five: whoever is in better form that day is ahead. */
function simulate(rng: Rng): SimulatedMatch {
  const pool = KNOWN.slice();
  return play(rng, Array.from({ length: 2 + below(rng, 4) }, () => pool.splice(below(rng, pool.length), 1)).flat());
}

function play(rng: Rng, seats: readonly Known[]): SimulatedMatch {
  const forms = seats.map(({ mu }) => mu + FORM * gumbel(rng));
  return { seats, places: forms.map((form) => 1 + forms.filter((other) => other > form).length) };
}

/** With such deviations the odds of two do not depend on who else takes part. */
function gumbel(rng: Rng): number {
  return -Math.log(-Math.log((below(rng, FINE) + 0.5) / FINE));
}

export function simulatedMatches(seed: string, matches: number): SimulatedMatch[] {
  const rng = rngFromSeed(seed);
  return Array.from({ length: matches }, () => simulate(rng));
}

/** How far real levels of bots are apart: from a third of all games lost to one in two hundred, in points 118 to 885. */
export const FAR = [4, 12, 20, 30] as const;

/** The fixed point, and one so far above and one so far below it. */
export function farApart(step: number): readonly Known[] {
  return [
    { who: 'bot:bosun', mu: START.mu + step },
    { who: 'bot:cabinBoy', mu: START.mu },
    { who: 'bot:random', mu: START.mu - step },
  ];
}

/** Matches of four like those of real bots: three contenders, of whom each in turn is there twice. */
export function farMatches(seed: string, step: number, matches: number): SimulatedMatch[] {
  const rng = rngFromSeed(seed);
  const three = farApart(step);
  return Array.from({ length: matches }, (_, at) => play(rng, [...three, ...three.slice(at % 3, (at % 3) + 1)]));
}

export interface Judged {
  /** Pairs of neighbours in the wrong order. */
  readonly swapped: number;
  /** Strengths within the interval that is shown, of those that are not fixed. */
  readonly covered: number;
  readonly strengths: number;
}

/** The bounds of 95 % of a normal distribution. */
const DEVIATIONS = 1.96;

/** Rates simulated matches and compares with what is known. */
export function judgeRatings(matches: readonly SimulatedMatch[], known: readonly Known[] = KNOWN): Judged {
  const ratings = new Map<string, Rating>();
  for (const { seats, places } of matches) {
    const contenders = seats.map(({ who }, seat) => asContender(who, places[seat] ?? 1, ratings.get(who) ?? START));
    for (const [who, rating] of rateMatch(contenders)) ratings.set(who, rating);
  }
  const found = known.map(({ who, mu }) => ({ mu, rating: ratings.get(who) ?? START }));
  const free = found.filter(({ rating }) => rating.sigma > 0.01);
  return {
    swapped: found.filter(({ rating }, at) => at > 0 && rating.mu > (found[at - 1]?.rating.mu ?? 0)).length,
    covered: free.filter(({ mu, rating }) => Math.abs(rating.mu - mu) <= DEVIATIONS * deviationOf(rating)).length,
    strengths: free.length,
  };
}
