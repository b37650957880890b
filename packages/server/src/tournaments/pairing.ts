import { below, type Rng, rngFromSeed } from '@portolan/kernel';

/** Who sits where at a table; by seat. */
export type Seating = readonly string[];

/** How many seatings of a round to choose from. */
const TRIES = 200;

/**
 * The tables of the next round of a group: everybody plays, meets those they have met least, and takes the seats they have
 * had least. The same players, history and seed give the same tables.
 */
export function pairRound(
  players: readonly string[],
  before: readonly Seating[],
  seats: number,
  seed: string,
): Seating[] {
  const rng = rngFromSeed(seed);
  const met = countMeetings(before);
  let best: string[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > 0; tries++) {
    const tables = cut(shuffle(players, rng), seats);
    const cost = tables.reduce((sum, table) => sum + meetingCost(table, met), 0);
    if (cost < least) [best, least] = [tables, cost];
  }
  return best.map((table) => seatEvenly(table, before));
}

function shuffle(players: readonly string[], rng: Rng): string[] {
  const rest = players.slice();
  return players.map(() => rest.splice(below(rng, rest.length), 1)[0] ?? '');
}

function cut(players: readonly string[], seats: number): string[][] {
  return Array.from({ length: players.length / seats }, (_, at) => players.slice(at * seats, (at + 1) * seats));
}

function countMeetings(before: readonly Seating[]): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const table of before) for (const pair of pairsOf(table)) met.set(pair, (met.get(pair) ?? 0) + 1);
  return met;
}

function pairsOf(table: Seating): string[] {
  return table.flatMap((one, at) => table.slice(at + 1).map((other) => [one, other].sort().join(' ')));
}

/** Squares, so that meeting two people twice is better than one of them three times. */
function meetingCost(table: Seating, met: ReadonlyMap<string, number>): number {
  return pairsOf(table).reduce((sum, pair) => sum + (met.get(pair) ?? 0) ** 2, 0);
}

/** The order in which all have had their seats least often. */
function seatEvenly(table: Seating, before: readonly Seating[]): Seating {
  const had = (player: string, seat: number): number => before.filter((one) => one[seat] === player).length ** 2;
  let best = table;
  let least = Number.POSITIVE_INFINITY;
  function place(seated: readonly string[], rest: readonly string[], cost: number): void {
    if (cost >= least) return;
    if (rest.length === 0) [best, least] = [seated, cost];
    for (const player of rest)
      place(
        [...seated, player],
        rest.filter((one) => one !== player),
        cost + had(player, seated.length),
      );
  }
  place([], table, 0);
  return best;
}

/** The group of each player: strong ones are spread, from first to last group and back. `players` from the strongest. */
export function drawGroups(players: readonly string[], groupSize: number): string[][] {
  const count = Math.max(1, Math.ceil(players.length / groupSize));
  const groups: string[][] = Array.from({ length: count }, () => []);
  for (const [at, player] of players.entries()) {
    const lap = Math.floor(at / count);
    const along = at % count;
    groups[lap % 2 === 0 ? along : count - 1 - along]?.push(player);
  }
  return groups;
}
