import { below, rngFromSeed } from '@portolan/kernel';
import type { ArenaResult } from './result.ts';

/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Standing {
  readonly bot: string;
  /** Seats that it took, over all games. */
  readonly seats: number;
  readonly wins: number;
  /** Of the seats that it took, how many won; shared wins count in part. */
  readonly winShare: Estimate;
  /** The share of the other bots at its tables that it finished ahead of; not a number where there were none. */
  readonly beaten: Estimate;
  /** On the scale of chess: 400 points are odds of ten to one. The mean of all is 0. */
  readonly rating: Estimate;
  readonly score: number;
}

/** A player at the end of a game: a bot, or an opponent that the rules play. */
interface Side {
  readonly bot: string;
  readonly place: number;
}

const RESAMPLES = 300;

/**
 * Intervals come from drawing whole deals with replacement: results of the same deal, and places of the same game, depend
 * on each other.
 */
export function standingsOf(results: readonly ArenaResult[]): Standing[] {
  const bots = botsOf(results);
  const samples = resampled(results).map((sample) => figuresOf(sample, bots));
  const found = figuresOf(results, bots);
  const estimate = (bot: number, pick: (figures: Figures) => number): Estimate =>
    withInterval(
      pick(found[bot]),
      samples.map((figures) => pick(figures[bot])),
    );
  return bots
    .map((bot, at) => ({
      bot,
      seats: found[at].seats,
      wins: found[at].wins,
      winShare: estimate(at, ({ wins, seats }) => wins / seats),
      beaten: estimate(at, ({ beaten }) => beaten),
      rating: estimate(at, ({ rating }) => rating),
      score: found[at].score,
    }))
    .sort((one, other) => other.rating.mean - one.rating.mean);
}

/** Everybody that took part, by name. */
export function botsOf(results: readonly ArenaResult[]): string[] {
  return [...new Set(results.flatMap(sidesOf).map(({ bot }) => bot))].sort();
}

/** As many deals as there are, drawn with replacement, many times over; the same for the same results. */
export function resampled(results: readonly ArenaResult[]): ArenaResult[][] {
  const deals = Object.values(Object.groupBy(results, ({ seed }) => seed)).filter((deal) => deal !== undefined);
  const rng = rngFromSeed('resampling');
  return Array.from({ length: RESAMPLES }, () => deals.flatMap(() => deals[below(rng, deals.length)]));
}

export function withInterval(mean: number, samples: readonly number[]): Estimate {
  const sorted = samples.filter((sample) => !Number.isNaN(sample)).sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { mean, low: at(0.025), high: at(0.975) };
}

interface Figures {
  seats: number;
  wins: number;
  score: number;
  beaten: number;
  rating: number;
}

function figuresOf(results: readonly ArenaResult[], bots: readonly string[]): Figures[] {
  const figures: Figures[] = bots.map(() => ({ seats: 0, wins: 0, score: 0, beaten: 0, rating: 0 }));
  for (const result of results) addResult(figures, result, bots);
  const wins = winsOf(results, bots);
  const ratings = bradleyTerry(wins);
  for (const [at, one] of figures.entries()) {
    one.score /= one.seats;
    one.rating = ratings[at];
    const won = sum(wins[at]);
    const lost = wins.reduce((total, row) => total + row[at], 0);
    one.beaten = won / (won + lost);
  }
  return figures;
}

function addResult(figures: readonly Figures[], result: ArenaResult, bots: readonly string[]): void {
  const sides = sidesOf(result);
  const winners = sides.filter(({ place }) => place === 1).length;
  const scores = [...result.scores, ...(result.rivals ?? []).map(({ score }) => score)];
  for (const [index, { bot, place }] of sides.entries()) {
    const own = figures[bots.indexOf(bot)];
    own.seats++;
    own.score += scores[index];
    if (place === 1) own.wins += 1 / winners;
  }
}

/** `wins[a][b]`: how often a came before b. A tie is half a win for both. */
export function winsOf(results: readonly ArenaResult[], bots: readonly string[]): Float64Array[] {
  const wins = bots.map(() => new Float64Array(bots.length));
  for (const result of results) {
    const sides = sidesOf(result).map(({ bot, place }) => ({ at: bots.indexOf(bot), place }));
    for (const { at, place } of sides)
      for (const other of sides) {
        if (other.at !== at && place <= other.place) wins[at][other.at] += place < other.place ? 1 : 0.5;
      }
  }
  return wins;
}

function sidesOf({ bots, places, rivals = [] }: ArenaResult): Side[] {
  return [
    ...bots.map((bot, seat) => ({ bot, place: places[seat] })),
    ...rivals.map(({ name, place }) => ({ bot: name, place })),
  ];
}

/** So many draws against every other are assumed: without them a bot that always won would be infinitely strong. */
export const DOUBT = 0.5;
const STEPS = 200;

/** Strengths that make the wins most likely, by Hunter's algorithm. For `wins` see `winsOf`. */
export function bradleyTerry(wins: readonly Float64Array[]): number[] {
  let strengths = wins.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const next = strengths.map((own, at) => {
      let won = 0;
      let weighed = 0;
      for (let other = 0; other < wins.length; other++) {
        if (other === at) continue;
        won += wins[at][other] + DOUBT / 2;
        weighed += (wins[at][other] + wins[other][at] + DOUBT) / (own + strengths[other]);
      }
      return weighed === 0 ? 1 : won / weighed;
    });
    const mean = Math.exp(sum(next.map(Math.log)) / next.length);
    strengths = next.map((strength) => strength / mean);
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
