import { findGame } from '@portolan/cli/games';
import { InvariantError } from '@portolan/kernel';
import { openShipped } from '../chosenGames.ts';
import { type DrawnTable, openTable } from '../drawing/drawnTable.ts';
import { OWN_TABLES } from '../drawing/ownTables.ts';
import { type PathFigures, tryPaths } from './clickPaths.ts';

/** A worker's job: some random games of one game. Plain data, because it is sent between threads. */
export interface PathBatch {
  readonly game: string;
  readonly first: number;
  readonly games: number;
  /** No further game is begun after this time, except for the first few. */
  readonly ms?: number;
}

/** Tried whatever time they take. */
export const LEAST_GAMES = 3;

export interface BatchFigures extends PathFigures {
  readonly game: string;
}

let open: { readonly game: string; readonly table: DrawnTable } | undefined;

/** Cycles through the player counts. Stops after the first game with a fault. */
export async function tryBatch({
  game: id,
  first,
  games,
  ms = Number.POSITIVE_INFINITY,
}: PathBatch): Promise<BatchFigures> {
  const [entry, own] = [findGame(id), OWN_TABLES[id]];
  if (entry === undefined || own === undefined) throw new InvariantError(`${id} has no table of its own`);
  const game = openShipped(entry);
  const table = await tableOf(id);
  const { min, max } = game.seats;
  const latest = performance.now() + ms;
  let sum = NO_PATHS;
  const isInTime = (): boolean => sum.games < LEAST_GAMES || performance.now() < latest;
  for (let at = first; at < first + games && sum.faults.length === 0 && isInTime(); at++) {
    const seats = min + (at % (max - min + 1));
    sum = addPaths(sum, await tryPaths({ game, targets: own.targets, table, seats, seed: `targets/${at}` }));
  }
  return { game: id, ...sum };
}

/** One at a time is open in a thread. */
async function tableOf(game: string): Promise<DrawnTable> {
  if (open?.game === game) return open.table;
  await open?.table.close();
  const own = OWN_TABLES[game];
  if (own === undefined) throw new InvariantError(`${game} has no table of its own`);
  open = { game, table: await openTable(own.load) };
  return open.table;
}

export const NO_PATHS: PathFigures = { games: 0, decisions: 0, moves: 0, longest: 0, drawings: 0, faults: [] };

export function addPaths(one: PathFigures, other: PathFigures): PathFigures {
  return {
    games: one.games + other.games,
    decisions: one.decisions + other.decisions,
    moves: one.moves + other.moves,
    longest: Math.max(one.longest, other.longest),
    drawings: one.drawings + other.drawings,
    faults: [...one.faults, ...other.faults],
  };
}
