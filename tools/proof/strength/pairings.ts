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
  const steps = STEPS.flatMap(([upper, lower]) => [
    ...counts.map((players) => make(players, [upper, lower], ABOVE)),
    make(4, [upper, `shaken:${lower}`], ABOVE),
    make(4, [upper, lower, upper, `shaken:${lower}`], ABOVE),
  ]);
  const wins: Claim = { figure: 'won', least: 0.9 };
  const admiral = [
    make(4, ['admiral', ...Array.from({ length: 3 }, () => 'greedy')], wins),
    make(4, ['admiral', ...Array.from({ length: 3 }, () => 'shaken:greedy')], wins),
    make(4, ['admiral', 'rollout'], { figure: 'beaten', least: 0.6 }),
  ];
  return [...steps, ...admiral, ...(game === 'nina-pinta' ? [soloPairing(game)] : [])];
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
