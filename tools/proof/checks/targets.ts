import { progress, table } from '@portolan/cli/toolkit';
import type { AnyGame } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG, openShipped } from '../chosenGames.ts';
import { openTable } from '../drawing/drawnTable.ts';
import { OWN_TABLES, type OwnTable } from '../drawing/ownTables.ts';
import { type PathFigures, tryPaths } from '../work/clickPaths.ts';

const GAMES = { full: 500, quick: 60 } as const;
/** The quick form starts no game later, also on a busy machine, and leaves some time to each of the next tables. */
const QUICK_MS = 30_000;
const QUICK_SHARE_MS = 8000;
const QUICK_LEAST = 3;
const SHOWN_FAULTS = 5;

export const targets: Check = {
  name: 'targets',
  summary: `every legal move of ${GAMES.full} random games can be chosen by clicks on what the game's own table draws, distinct moves by distinct clicks`,
  flags: { ...GAME_FLAG, games: { value: 'K', help: 'random games of each game' } },
  run,
};

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const count = args.whole('games', { min: 1, max: 1_000_000, otherwise: quick ? GAMES.quick : GAMES.full });
  const tried: (PathFigures & { readonly game: string })[] = [];
  const begun = performance.now();
  const drawn = chosenGames(args).filter((entry) => OWN_TABLES[entry.package.id] !== undefined);
  for (const [at, entry] of drawn.entries()) {
    const own = OWN_TABLES[entry.package.id];
    if (own === undefined) continue;
    const reserved = (drawn.length - 1 - at) * QUICK_SHARE_MS;
    const latest = quick ? begun + QUICK_MS - reserved : Number.POSITIVE_INFINITY;
    const found = await tryGames({ game: openShipped(entry), own, count, latest });
    tried.push({ game: entry.package.id, ...found });
  }
  const rows = tried.map((one) => [
    one.game,
    one.games,
    one.decisions,
    one.moves,
    one.longest,
    one.drawings,
    one.faults.length,
  ]);
  say(table(['game', 'games', 'decisions', 'moves', 'most clicks', 'drawings', 'faults'], rows));
  const faults = tried.flatMap((one) => one.faults);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) say(fault);
  const enough = tried.length > 0 && tried.every(({ games }) => games >= Math.min(count, quick ? QUICK_LEAST : count));
  const figures = tried.map(({ faults: found, ...one }) => ({ ...one, faults: found.length }));
  return { ok: enough && faults.length === 0, figures: { tables: figures } };
}

interface Games {
  readonly game: AnyGame;
  readonly own: OwnTable;
  readonly count: number;
  readonly latest: number;
}

/** Cycles through the player counts. */
async function tryGames({ game, own, count, latest }: Games): Promise<PathFigures> {
  const { min, max } = game.seats;
  const bar = progress(game.id, count);
  const drawn = await openTable(own.load);
  let sum: PathFigures = { games: 0, decisions: 0, moves: 0, longest: 0, drawings: 0, faults: [] };
  try {
    while (sum.games < count && performance.now() < latest && sum.faults.length === 0) {
      const seats = min + (sum.games % (max - min + 1));
      const seed = `targets/${sum.games}`;
      sum = add(sum, await tryPaths({ game, targets: own.targets, table: drawn, seats, seed }));
      bar.at(sum.games);
    }
  } finally {
    await drawn.close();
  }
  bar.done();
  return sum;
}

function add(one: PathFigures, other: PathFigures): PathFigures {
  return {
    games: one.games + other.games,
    decisions: one.decisions + other.decisions,
    moves: one.moves + other.moves,
    longest: Math.max(one.longest, other.longest),
    drawings: one.drawings + other.drawings,
    faults: [...one.faults, ...other.faults],
  };
}
