import { progress, runPool, table } from '@portolan/cli/toolkit';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG } from '../chosenGames.ts';
import { OWN_TABLES } from '../drawing/ownTables.ts';
import type { PathFigures } from '../work/clickPaths.ts';
import { addPaths, type BatchFigures, LEAST_GAMES, NO_PATHS, type PathBatch } from '../work/pathBatch.ts';

const GAMES = { full: 500, quick: 60 } as const;
const BATCH = 10;
/** In the quick form each game has this long, also on a busy machine. */
const QUICK_MS = 8000;
const SHOWN_FAULTS = 5;

export const targets: Check = {
  name: 'targets',
  summary: `every legal move of ${GAMES.full} random games can be chosen by clicks on what the game's own table draws, distinct moves by distinct clicks`,
  flags: { ...GAME_FLAG, games: { value: 'K', help: 'random games of each game' } },
  run,
};

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const count = args.whole('games', { min: 1, max: 1_000_000, otherwise: quick ? GAMES.quick : GAMES.full });
  const drawn = chosenGames(args).flatMap(({ package: { id } }) => (OWN_TABLES[id] === undefined ? [] : [id]));
  const tried = new Map<string, PathFigures>(drawn.map((game) => [game, NO_PATHS]));
  const bar = progress('targets', drawn.length * count);
  let done = 0;
  await runPool<PathBatch, BatchFigures>({
    script: new URL('../work/pathsWorker.ts', import.meta.url),
    jobs: drawn.flatMap((game) => batchesOf(game, count, quick)),
    onAnswer({ game, ...found }) {
      tried.set(game, addPaths(tried.get(game) ?? NO_PATHS, found));
      done += found.games;
      bar.at(done);
    },
  });
  bar.done();
  const figures = [...tried].map(([game, { faults, ...one }]) => ({ game, ...one, faults: faults.length }));
  say(
    table(
      ['game', 'games', 'decisions', 'moves', 'most clicks', 'drawings', 'faults'],
      figures.map((one) => Object.values(one)),
    ),
  );
  const faults = [...tried.values()].flatMap((one) => one.faults);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) say(fault);
  const least = Math.min(count, quick ? LEAST_GAMES : count);
  const isEnough = figures.length > 0 && figures.every(({ games }) => games >= least);
  return { ok: isEnough && faults.length === 0, figures: { tables: figures } };
}

/** In the quick form one batch with a time of its own, so that each table is drawn. */
function batchesOf(game: string, games: number, quick: boolean): readonly PathBatch[] {
  if (quick) return [{ game, first: 0, games, ms: QUICK_MS }];
  return Array.from({ length: Math.ceil(games / BATCH) }, (_, at) => ({
    game,
    first: at * BATCH,
    games: Math.min(BATCH, games - at * BATCH),
  }));
}
