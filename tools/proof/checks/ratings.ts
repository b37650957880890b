import { type ArenaMatch, type ArenaResult, planMatches } from '@portolan/bots';
import { playArena, progress, table } from '@portolan/cli/toolkit';
import { asContender, type Rating, rateMatch, START, shownRating } from '@portolan/server/ratings';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { RATINGS } from '../floors.ts';
import { likelihood, type Meetings } from '../work/calibration.ts';
import {
  FAR,
  farApart,
  farMatches,
  type Judged,
  judgeRatings,
  KNOWN,
  simulatedMatches,
} from '../work/knownStrengths.ts';
import { recordMatches } from '../work/recordedStrengths.ts';

export const ratings: Check = {
  name: 'ratings',
  summary: `${RATINGS.matches} games between players of known strength come out in the right order, with intervals that cover; in the full form also real bots`,
  flags: { games: { value: 'N', help: 'games of real bots, in all (2,000; none in the quick form)' } },
  run,
};

const ROUNDS = { quick: 5, full: 60 };
/** From strong to weak by what they are; their play is known from `proof strength`. */
const BOTS = ['bosun', 'cabinBoy', 'random'];
const REAL_GAMES: Readonly<Record<string, number>> = { 'francis-drake': 4, amerigo: 4, 'nina-pinta': 4 };

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const games = args.whole('games', { min: 0, max: 1_000_000, otherwise: quick ? 0 : 2_000 });
  const simulated = judgeSimulated(quick ? ROUNDS.quick : ROUNDS.full);
  say(`simulated: ${simulated.swapped} neighbours swapped, ${percent(simulated.coverage)} of the strengths covered`);
  // With two strengths in a round, the coverage of a few rounds would be chance.
  const far = FAR.map((step) => judgeFar(step, ROUNDS.full));
  say(`far apart: ${far.map(({ coverage }) => percent(coverage)).join(', ')} covered`);
  const recorded = await recordMatches(simulatedMatches('recorded', RATINGS.matches));
  const inOrder = recorded.ladder.join() === KNOWN.map(({ who }) => who).join();
  say(`recorded by a server: ${inOrder ? 'in the right order' : recorded.ladder.join(', ')}`);
  const real: RealRatings[] = [];
  for (const [game, players] of games === 0 ? [] : Object.entries(REAL_GAMES)) {
    const share = Math.ceil(games / Object.keys(REAL_GAMES).length);
    const found = await rateRealBots(game, players, share);
    say(found.picture);
    real.push(found);
  }
  const ok =
    simulated.swapped === 0 &&
    simulated.coverage >= RATINGS.coverage &&
    far.every(({ swapped, coverage }) => swapped === 0 && coverage >= RATINGS.coverage) &&
    inOrder &&
    recorded.faults === 0 &&
    real.every((one) => one.inOrder && one.foretold);
  const figures = {
    ...{ matches: RATINGS.matches, ...simulated, inOrder, faults: recorded.faults },
    far: Object.fromEntries(FAR.map((step, at) => [step, far[at]?.coverage ?? 0])),
  };
  return { ok, figures: { ...figures, real: real.map(({ picture: _, ...one }) => one) } };
}

interface Simulated {
  readonly rounds: number;
  readonly swapped: number;
  readonly coverage: number;
}

function judgeSimulated(rounds: number): Simulated {
  return judgeRounds(rounds, (round) => judgeRatings(simulatedMatches(`ratings/${round}`, RATINGS.matches)));
}

/** As many matches as real bots play of one game. */
function judgeFar(step: number, rounds: number): Simulated {
  const matches = Math.ceil(RATINGS.matches / Object.keys(REAL_GAMES).length);
  return judgeRounds(rounds, (round) =>
    judgeRatings(farMatches(`far/${step}/${round}`, step, matches), farApart(step)),
  );
}

function judgeRounds(rounds: number, judge: (round: number) => Judged): Simulated {
  const all = Array.from({ length: rounds }, (_, round) => judge(round));
  const sum = (pick: (one: Judged) => number): number => all.reduce((total, one) => total + pick(one), 0);
  const coverage = sum(({ covered }) => covered) / sum(({ strengths }) => strengths);
  return { rounds, swapped: sum(({ swapped }) => swapped), coverage: Math.round(1000 * coverage) / 1000 };
}

interface RealRatings {
  readonly game: string;
  readonly games: number;
  readonly inOrder: boolean;
  /** Ratings from one half of the deals foretell how often each bot comes before each other in the other half. */
  readonly foretold: boolean;
  /** By pair: how likely what happened was, by the ratings and their intervals. */
  readonly pairs: Readonly<Record<string, number>>;
  readonly bots: Readonly<Record<string, string>>;
  readonly picture: string;
}

/** Three bots in four seats, so that one of them is there twice. */
function planReal(game: string, players: number, games: number): ArenaMatch[] {
  const lineUps = BOTS.map((twice) => [...BOTS, twice].slice(0, players));
  return lineUps.flatMap((bots, at) =>
    planMatches({ game, variants: [{}], players, bots, games: Math.ceil(games / BOTS.length), seed: `ratings/${at}` }),
  );
}

async function rateRealBots(game: string, players: number, games: number): Promise<RealRatings> {
  const bar = progress(game, games);
  let done = 0;
  const results = await playArena({ matches: planReal(game, players, games), onResult: () => bar.at(++done) });
  bar.done();
  const rated = rateResults(shuffled(results));
  const lines = BOTS.map((bot) => ({ bot, ...shownRating(rated.get(`bot:${bot}`) ?? START) }));
  const pairs = foretell(results);
  return {
    game,
    games: results.length,
    inOrder: lines.every(({ value }, at) => at === 0 || value < (lines[at - 1]?.value ?? 0)),
    foretold: pairs.every(({ likely }) => likely >= RATINGS.unlikely / JUDGED),
    pairs: Object.fromEntries(pairs.map(({ stronger, weaker, likely }) => [`${stronger}, ${weaker}`, likely])),
    bots: Object.fromEntries(lines.map(({ bot, value, interval }) => [bot, `${value} ± ${interval}`])),
    picture: [
      table(
        [game, 'rating', '±'],
        lines.map(({ bot, value, interval }) => [bot, value, interval]),
      ),
      table(
        ['foretold', 'points', '±', 'won', 'of', 'likely'],
        pairs.map((pair) => [
          `${pair.stronger} before ${pair.weaker}`,
          ...[pair.gap, pair.interval, pair.met.wins, pair.met.games, pair.likely],
        ]),
      ),
    ].join('\n'),
  };
}

/** Every pair of bots of every game; the chance that one of them is refused by mistake is that of one judgement alone. */
const JUDGED = (Object.keys(REAL_GAMES).length * BOTS.length * (BOTS.length - 1)) / 2;

interface Foretold {
  readonly stronger: string;
  readonly weaker: string;
  readonly gap: number;
  readonly interval: number;
  readonly met: Meetings;
  readonly likely: number;
}

/** The bounds of 95 % of a normal distribution, which intervals are. */
const DEVIATIONS = 1.96;

/** Deals are divided, not games: those of one deal depend on each other. */
function foretell(results: readonly ArenaResult[]): Foretold[] {
  const deals = [...new Set(results.map(({ seed }) => seed))];
  const known = new Set(deals.filter((_, at) => at % 2 === 0));
  const rated = rateResults(shuffled(results.filter(({ seed }) => known.has(seed))));
  const others = results.filter(({ seed }) => !known.has(seed));
  return BOTS.flatMap((stronger, at) =>
    BOTS.slice(at + 1).map((weaker) => {
      const [one, other] = [stronger, weaker].map((bot) => shownRating(rated.get(`bot:${bot}`) ?? START));
      const gap = (one?.value ?? 0) - (other?.value ?? 0);
      const interval = Math.round(Math.hypot(one?.interval ?? 0, other?.interval ?? 0));
      const met = meetingsOf(others, stronger, weaker);
      const likely = likelihood({ gap, deviation: interval / DEVIATIONS }, met);
      return { stronger, weaker, gap, interval, met, likely: Math.round(1000 * likely) / 1000 };
    }),
  );
}

/** One meeting a game: several seats of a bot at a table are not independent, and a tie says nothing. */
function meetingsOf(results: readonly ArenaResult[], stronger: string, weaker: string): Meetings {
  const met = results.flatMap(({ bots, places }) => {
    const [one = 0, other = 0] = [places[bots.indexOf(stronger)], places[bots.indexOf(weaker)]];
    return one === other ? [] : [one < other];
  });
  return { wins: met.filter((isAhead) => isAhead).length, games: met.length };
}

/** Matches of one line-up come one after another; people's do not. */
function shuffled(results: readonly ArenaResult[]): ArenaResult[] {
  const step = 7919;
  return results.map((_, at) => results[(at * step) % results.length]).filter((one) => one !== undefined);
}

function rateResults(results: readonly ArenaResult[]): ReadonlyMap<string, Rating> {
  const found = new Map<string, Rating>();
  for (const { bots, places } of results) {
    const contenders = bots.map((bot, seat) => {
      const who = `bot:${bot}`;
      return asContender(who, places[seat] ?? 1, found.get(who) ?? START);
    });
    for (const [who, rating] of rateMatch(contenders)) found.set(who, rating);
  }
  return found;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
