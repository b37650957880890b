import { UserError } from '@portolan/cli/toolkit';

/** A set of options, other than the defaults, for games with this number of players. */
export interface Opening {
  /** One word, for the command line. */
  readonly name: string;
  readonly players: number;
  readonly options: unknown;
}

export const DEFAULT_OPENING = 'default';

/** For each player count the defaults, and every second reading that the ledger offers. */
function withReadings(counts: readonly number[], ...readings: readonly string[]): Opening[] {
  const options = Object.fromEntries(readings.map((reading) => [reading, true]));
  return counts.flatMap((players) => [
    { name: DEFAULT_OPENING, players, options: {} },
    { name: 'readings', players, options },
  ]);
}

/** With all of them Planck shifts no gold, because people may not. */
const NINA_PINTA_READINGS: Readonly<Record<string, boolean>> = {
  settlersSpread: true,
  pirateByRevenue: true,
  strongholdGoldStays: true,
  pushedChoosesSide: true,
};

/** By the game's id. A player count that is not listed has only the default opening. */
const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  amerigo: withReadings([2, 3, 4], 'chestPaysAtOnce', 'goldToForfeit', 'jumpToFirstPlayer'),
  'francis-drake': withReadings([3, 4, 5], 'startOrderTies', 'noFrigateBlind'),
  'nina-pinta': [
    { name: 'spain', players: 1, options: { planck: 'spain' } },
    { name: 'portugal', players: 1, options: { planck: 'portugal' } },
    { name: 'england', players: 1, options: { planck: 'england' } },
    { name: 'france', players: 1, options: { planck: 'france' } },
    { name: 'unasked', players: 1, options: { askTies: false } },
    { name: 'screens', players: 2, options: {} },
    { name: 'readings', players: 1, options: NINA_PINTA_READINGS },
    { name: 'planckShifts', players: 1, options: { planckShiftsGold: true } },
    { name: 'open', players: 2, options: { open: true } },
    { name: DEFAULT_OPENING, players: 4, options: {} },
    { name: 'readings', players: 4, options: NINA_PINTA_READINGS },
  ],
};

export function openingsOf(game: string, players: number): readonly Opening[] {
  const openings = (OPENINGS[game] ?? []).filter((opening) => opening.players === players);
  return openings.length > 0 ? openings : [{ name: DEFAULT_OPENING, players, options: {} }];
}

export function findOpening(game: string, players: number, name: string): Opening {
  const openings = openingsOf(game, players);
  const found = openings.find((opening) => opening.name === name);
  if (found !== undefined) return found;
  const names = openings.map((opening) => opening.name).join(', ');
  throw new UserError(`${game} with ${players} has no opening '${name}'; known openings: ${names}`);
}
