import { progress, table } from '@portolan/cli/toolkit';
import { francisDrakeUi } from '@portolan/francis-drake-ui/web';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG, openShipped } from '../chosenGames.ts';
import { type PathFigures, type Targets, tryPaths } from '../work/clickPaths.ts';

/** The games with a table of their own, by id. */
const TARGETS: Readonly<Record<string, Targets>> = { 'francis-drake': francisDrakeUi().targets };

const GAMES = { full: 500, quick: 60 } as const;
/** No game of the quick form begins later, so that it ends in time on a busy machine as well. */
const QUICK_MS = 35_000;
const QUICK_LEAST = 20;
const SHOWN_FAULTS = 5;

export const targets: Check = {
  name: 'targets',
  summary: `every legal move of ${GAMES.full} random games can be chosen by clicks at the game's own table, distinct moves by distinct clicks, in any order`,
  flags: { ...GAME_FLAG, games: { value: 'K', help: 'random games of each game' } },
  run,
};

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const count = args.whole('games', { min: 1, max: 1_000_000, otherwise: quick ? GAMES.quick : GAMES.full });
  const latest = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const tried: (PathFigures & { readonly game: string })[] = [];
  for (const entry of chosenGames(args)) {
    const points = TARGETS[entry.package.id];
    if (points === undefined) continue;
    tried.push({ game: entry.package.id, ...tryGames(openShipped(entry), points, count, latest) });
  }
  const rows = tried.map(({ game, games, decisions, moves, longest, faults }) => [
    game,
    games,
    decisions,
    moves,
    longest,
    faults.length,
  ]);
  say(table(['game', 'games', 'decisions', 'moves', 'most clicks', 'faults'], rows));
  const faults = tried.flatMap((one) => one.faults);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) say(fault);
  const enough = tried.length > 0 && tried.every(({ games }) => games >= Math.min(count, QUICK_LEAST));
  return {
    ok: enough && faults.length === 0,
    figures: { tables: tried.map(({ faults: found, ...one }) => ({ ...one, faults: found.length })) },
  };
}

/** The player counts in turn. */
function tryGames(game: ReturnType<typeof openShipped>, points: Targets, count: number, latest: number): PathFigures {
  const { min, max } = game.seats;
  const bar = progress(game.id, count);
  let sum: PathFigures = { games: 0, decisions: 0, moves: 0, longest: 0, faults: [] };
  while (sum.games < count && performance.now() < latest && sum.faults.length === 0) {
    const seats = min + (sum.games % (max - min + 1));
    sum = add(sum, tryPaths(game, points, seats, `targets/${sum.games}`));
    bar.at(sum.games);
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
    faults: [...one.faults, ...other.faults],
  };
}
