import { type ArenaMatch, planMatches } from '@portolan/bots';

/** What the results of a pairing must show. */
export interface Claim {
  /** Of the bot that is listed first. */
  readonly figure: 'beaten' | 'won';
  readonly least: number;
  /** Also in each variant, if this is given. */
  readonly leastEach?: number;
}

/** Bots that meet in a number of games. */
export interface Pairing {
  /** Names its results in the files. */
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly variants: readonly ArenaMatch['options'][];
  readonly claim: Claim;
}

export const GAMES_PER_PAIRING = 60;

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'francis-drake': [3, 4, 5],
  amerigo: [2, 3, 4],
  'nina-pinta': [2, 3, 4],
};

const NATIONS = ['spain', 'portugal', 'england', 'france'];
const ABOVE: Claim = { figure: 'beaten', least: 0.7 };
const STEPS = [
  ['bosun', 'cabinBoy'],
  ['master', 'bosun'],
  ['admiral', 'master'],
] as const;

/** Its games take ten times as long as all others together, so that it meets shaken opponents only with four players. */
const SLOW = 'admiral';
/** Here an Admiral was slowest when the pairings were chosen, so that only one sits at a table. */
const ONE_SLOW = 'nina-pinta';

/** Every claim about strength, and the games that show it. */
export function pairingsOf(game: string): Pairing[] {
  const counts = COUNTS[game];
  if (counts === undefined) return [];
  const make = (players: number, bots: readonly string[], claim: Claim): Pairing => ({
    id: `${players}:${bots.join()}`,
    game,
    players,
    bots,
    variants: [{}],
    claim,
  });
  const steps = STEPS.flatMap(([upper, lower]) => {
    const isAlone = upper === SLOW && game === ONE_SLOW;
    const meets = isAlone ? aloneAgainst : inTurn;
    const mixes = isAlone ? mixesAgainstOne : mixesOf;
    return [
      ...counts.map((players) => make(players, meets(players, upper, lower), ABOVE)),
      ...counts
        .filter((players) => players === 4 || upper !== SLOW)
        .flatMap((players) => mixes(players, upper, lower).map((bots) => make(players, bots, ABOVE))),
    ];
  });
  const wins: Claim = { figure: 'won', least: 0.9 };
  const meets = game === ONE_SLOW ? aloneAgainst : inTurn;
  const admiral = [
    make(4, aloneAgainst(4, 'admiral', 'greedy'), wins),
    make(4, aloneAgainst(4, 'admiral', 'shaken:greedy'), wins),
    make(4, meets(4, 'admiral', 'rollout'), { figure: 'beaten', least: 0.6 }),
  ];
  return [...steps, ...admiral, ...(game === 'nina-pinta' ? [soloPairing(game)] : [])];
}

/** The two take turns at the seats. */
function inTurn(_players: number, one: string, other: string): string[] {
  return [one, other];
}

function aloneAgainst(players: number, one: string, other: string): string[] {
  return [one, ...Array.from({ length: players - 1 }, () => other)];
}

function mixesAgainstOne(players: number, upper: string, lower: string): string[][] {
  const shaken = `shaken:${lower}`;
  const mixed = Array.from({ length: players - 1 }, (_, at) => (at % 2 === 0 ? lower : shaken));
  return [aloneAgainst(players, upper, shaken), [upper, ...mixed]];
}

/** Opponents that are not copies of each other; a single one cannot be a mix. */
function mixesOf(players: number, upper: string, lower: string): string[][] {
  const shaken = `shaken:${lower}`;
  if (players === 2) return [[upper, shaken]];
  return [[upper, shaken], players === 3 ? [upper, lower, shaken] : [upper, lower, upper, shaken]];
}

function soloPairing(game: string): Pairing {
  return {
    id: '1:admiral',
    game,
    players: 1,
    bots: ['admiral'],
    variants: NATIONS.map((planck) => ({ planck, askTies: false })),
    claim: { figure: 'won', least: 0.75, leastEach: 0.5 },
  };
}

/** The game with this number: the same each time. */
export function matchOf({ id, ...pairing }: Pairing, number: number): ArenaMatch {
  const [match] = planMatches({ ...pairing, seed: `strength ${id}`, games: number + 1 }).slice(number);
  if (match === undefined) throw new RangeError(`no game ${number}`);
  return match;
}
