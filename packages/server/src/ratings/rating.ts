import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** How strong somebody is believed to be: a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Anybody who has not been rated yet. */
export const START: Rating = { mu: 25, sigma: 25 / 3 };
/** The spread of a player's form from match to match: the library's default. */
const BETA = START.sigma / 2;
/** People learn and tire, so a little doubt returns with every match. Bots do neither. */
const UNREST = 25 / 300;
/** The anchor does not move; the library divides by its deviation. */
const FIXED: Rating = { mu: START.mu, sigma: 0.001 };

/** One who takes part in a match. The same one may have several seats: three bots of one level. */
export interface Contender {
  readonly who: string;
  readonly rating: Rating;
  /** 1 for the winner; equal for a tie. */
  readonly place: number;
  /** Its strength never changes. */
  readonly steady: boolean;
  /** Defines the scale: always at its origin, whatever happens. */
  readonly anchor: boolean;
}

/**
 * The ratings after a match, by who took part. Every pair of contenders is compared (Bradley and Terry): the same
 * difference means the same odds with two players and with five, and the intervals cover what they should, which
 * `proof ratings` shows.
 */
export function rateMatch(contenders: readonly Contender[]): ReadonlyMap<string, Rating> {
  const before = contenders.map(restless);
  const after = rate(
    before.map((one) => [{ ...one }]),
    { rank: contenders.map(({ place }) => place), model: bradleyTerryFull },
  );
  const found = new Map<string, Rating>();
  for (const [at, { who, anchor, rating }] of contenders.entries()) {
    if (found.has(who)) continue;
    const seats = contenders.flatMap((one, seat) => (one.who === who ? [after[seat]?.[0] ?? rating] : []));
    found.set(who, anchor ? (before[at] ?? FIXED) : meanOf(seats));
  }
  return found;
}

function restless({ rating, steady, anchor }: Contender): Rating {
  if (anchor) return FIXED;
  return steady ? rating : { mu: rating.mu, sigma: Math.hypot(rating.sigma, UNREST) };
}

/** Several seats of one contender in one match are not independent, so they count as one. */
function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (pick: (one: Rating) => number): number =>
    ratings.reduce((sum, one) => sum + pick(one), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
}

/** The share of what somebody was above or below the beginning that a new season keeps. */
const KEPT = 0.75;
/** The doubt that a season adds, for people and for bots, whose play may have changed with a new version. */
const DOUBT = { person: 2.5, bot: 1 };

/** The rating with which a new season begins. */
export function afterSeason({ mu, sigma }: Rating, steady: boolean): Rating {
  const doubted = Math.min(START.sigma, Math.hypot(sigma, steady ? DOUBT.bot : DOUBT.person));
  return { mu: steady ? mu : START.mu + KEPT * (mu - START.mu), sigma: doubted };
}

/** What is shown at the beginning, and of the anchor always. */
const ORIGIN = 1500;
/** On the scale of chess, 400 points are odds of ten to one. */
const POINTS = 400 / (Math.log(10) * Math.SQRT2 * BETA);
/** The bounds of 95 % of a normal distribution. */
const DEVIATIONS = 1.96;

/** Points of the library from the beginning at which an interval is twice as wide. */
const DOUBLED_AT = 60;

/**
 * The deviation of a rating. The library takes whatever happens for news, also that somebody wins who nearly always does, so
 * that its own deviation shrinks too much far from the beginning. `proof ratings` measures what this makes good.
 */
export function deviationOf({ mu, sigma }: Rating): number {
  return sigma * (1 + Math.abs(mu - START.mu) / DOUBLED_AT);
}

/** A rating as people read it: a value, and by how much it may be wrong in 19 of 20 cases. */
export interface ShownRating {
  readonly value: number;
  readonly interval: number;
}

export function shownRating(rating: Rating): ShownRating {
  const value = Math.round(ORIGIN + POINTS * (rating.mu - START.mu));
  return { value, interval: Math.round(POINTS * DEVIATIONS * deviationOf(rating)) };
}

/** Lists are in this order: what can safely be said, so that luck in a few matches does not lead. */
export function lowEnd({ mu, sigma }: Rating): number {
  return mu - DEVIATIONS * sigma;
}
