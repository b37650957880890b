import type { RatingRow, ResultRow } from '../store/recordStore.ts';
import type { Store } from '../store/store.ts';
import { asContender, priorOf } from './contenders.ts';
import { rateMatch } from './rating.ts';

type Ratings = Map<string, RatingRow>;

/** Ratings that differ by less are the same: they are sums of many small numbers. */
const SAME = 1e-9;
const ROWS_AT_ONCE = 1000;

/** All ratings, computed from the results alone, in the order in which the matches were recorded. */
export async function ratingsFromResults(store: Pick<Store, 'ratedResults'>): Promise<readonly RatingRow[]> {
  const latest: Ratings = new Map();
  const all: Ratings = new Map();
  for (let after = 0; ; ) {
    const rows = await store.ratedResults(after, ROWS_AT_ONCE);
    if (rows.length === 0) return [...all.values()];
    for (const match of Object.values(Object.groupBy(rows, ({ number }) => number)))
      if (match !== undefined) addMatch(latest, all, match);
    after = rows.at(-1)?.number ?? after;
  }
}

function addMatch(latest: Ratings, all: Ratings, match: readonly ResultRow[]): void {
  const season = match[0]?.rating?.season ?? '';
  const contenders = match.map(({ game, who, place }) =>
    asContender(who, place, priorOf(who, latest.get(`${game}/${who}`), season)),
  );
  const game = match[0]?.game ?? '';
  for (const [who, rating] of rateMatch(contenders)) {
    const key = `${season}/${game}/${who}`;
    const row = { ...rating, season, game, who, matches: (all.get(key)?.matches ?? 0) + 1 };
    all.set(key, row);
    latest.set(`${game}/${who}`, row);
  }
}

/** Computes all ratings anew; returns how many there are. */
export async function rebuildRatings(store: Pick<Store, 'ratedResults' | 'replaceRatings'>): Promise<number> {
  const rows = await ratingsFromResults(store);
  await store.replaceRatings(rows);
  return rows.length;
}

/** What is wrong with the stored ratings; empty if they follow from the results. */
export async function ratingFaults(store: Pick<Store, 'ratedResults' | 'rating'>): Promise<string[]> {
  const rows = await ratingsFromResults(store);
  const faults: string[] = [];
  const latest = new Map(rows.map((row) => [`${row.game}/${row.who}`, row]));
  for (const row of latest.values()) {
    const stored = await store.rating(row.game, row.who);
    if (stored === undefined || !isSame(stored, row)) faults.push(`the rating of ${row.who} in ${row.game}`);
  }
  return faults;
}

function isSame(one: RatingRow, other: RatingRow): boolean {
  const apart = Math.max(Math.abs(one.mu - other.mu), Math.abs(one.sigma - other.sigma));
  return apart < SAME && one.season === other.season && one.matches === other.matches;
}
