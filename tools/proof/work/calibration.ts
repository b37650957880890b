/** What ratings say about two contenders: the points between them, and the deviation of that. */
export interface Belief {
  readonly gap: number;
  readonly deviation: number;
}

/** How the first of the two fared against the second in games that were not used for the belief. */
export interface Meetings {
  readonly wins: number;
  /** Without ties. */
  readonly games: number;
}

/** The belief is weighed at so many points, this many deviations to both sides. */
const POINTS = 161;
const SIDES = 4;

/**
 * How likely results at least as far from what was predicted would be, if the belief and its deviation were right: twice
 * the smaller tail. In terms of games rather than points, because the points between two of whom one nearly always wins
 * depend on a handful of upsets, while the share of games that one wins does not.
 */
export function likelihood({ gap, deviation }: Belief, { wins, games }: Meetings): number {
  let [atMost, atLeast, weights] = [0, 0, 0];
  for (let point = 0; point < POINTS; point++) {
    const off = SIDES * ((2 * point) / (POINTS - 1) - 1);
    const weight = Math.exp(-(off ** 2) / 2);
    const chances = binomial(games, chanceOf(gap + off * deviation));
    const sum = (from: number, to: number): number =>
      chances.slice(from, to + 1).reduce((one, other) => one + other, 0);
    atMost += weight * sum(0, wins);
    atLeast += weight * sum(wins, games);
    weights += weight;
  }
  return Math.min(1, (2 * Math.min(atMost, atLeast)) / weights);
}

/** On the scale of chess, 400 points are odds of ten to one. */
export function chanceOf(gap: number): number {
  return 1 / (1 + 10 ** (-gap / 400));
}

/** The probabilities of 0 to `games` wins. */
function binomial(games: number, chance: number): number[] {
  const odds = Math.log(chance / (1 - chance));
  const chances: number[] = [];
  let log = games * Math.log1p(-chance);
  for (let wins = 0; wins <= games; wins++) {
    chances.push(Math.exp(log));
    log += Math.log((games - wins) / (wins + 1)) + odds;
  }
  return chances;
}
