import { facts, progress, runPool, showNumber } from '@portolan/cli/toolkit';
import { InvariantError } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG } from '../chosenGames.ts';
import { FASTER_THAN_BOARDGAME_IO, MOST_GROWTH_OF_ALLOCATION } from '../floors.ts';
import type { SearchSpeed } from '../work/searchSpeed.ts';
import type { SearchAnswer, SearchJob } from '../work/searchWorker.ts';

/** Judged by CPU time, one thread after the other, so that they do not disturb each other. */
export const search: Check = {
  name: 'search',
  summary: `iterations/s of the search with random playouts: ${FASTER_THAN_BOARDGAME_IO} times boardgame.io's bot; what they allocate does not grow with the game`,
  flags: GAME_FLAG,
  run,
};

/** The quick form sees too few positions for reliable figures: it notices only what is off by more than this factor. */
const QUICK_TOLERANCE = 2;

interface GameSearch extends SearchSpeed {
  readonly game: string;
  readonly boardgameIo: number;
  readonly timesFaster: number;
  /** Allocation per iteration in the last third of a game, relative to the first. */
  readonly growth: number;
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const found: GameSearch[] = [];
  for (const entry of chosenGames(args)) {
    const opened = entry.package.open();
    if (!opened.ok || opened.value.foresight?.value === undefined) continue;
    const { game } = opened.value;
    const players = Math.min(game.seats.max, Math.max(game.seats.min, 4));
    const one = await measureGame({ game: game.id, players, ms: quick ? 2000 : 10_000 });
    found.push(one);
    say(describe(one));
  }
  const tolerance = quick ? QUICK_TOLERANCE : 1;
  const isOk = ({ timesFaster, growth }: GameSearch): boolean =>
    timesFaster * tolerance >= FASTER_THAN_BOARDGAME_IO && growth <= MOST_GROWTH_OF_ALLOCATION * tolerance;
  return { ok: found.length > 0 && found.every(isOk), figures: { games: found } };
}

async function measureGame(job: Omit<SearchJob, 'hosted'>): Promise<GameSearch> {
  const bar = progress(job.game, 2);
  const answers: SearchAnswer[] = [];
  await runPool<SearchJob, SearchAnswer>({
    script: new URL('../work/searchWorker.ts', import.meta.url),
    jobs: [
      { ...job, hosted: false },
      { ...job, hosted: true },
    ],
    workers: 1,
    youngMb: 192,
    onAnswer: (answer) => bar.at(answers.push(answer)),
  });
  bar.done();
  const ours = answers.find((answer) => 'ours' in answer)?.ours;
  const boardgameIo = answers.find((answer) => 'theirs' in answer)?.theirs;
  if (ours === undefined || boardgameIo === undefined) throw new InvariantError(`${job.game} was not measured`);
  const timesFaster = Math.round(ours.iterations / boardgameIo);
  const [first = 0, , last = 0] = ours.bytes;
  const growth = Math.round((100 * last) / first) / 100;
  return { game: job.game, ...ours, boardgameIo: Math.round(10 * boardgameIo) / 10, timesFaster, growth };
}

function describe({ game, iterations, advised, bytes, boardgameIo, timesFaster, growth }: GameSearch): string {
  return facts([
    [game, ''],
    ['iterations/s, random playouts to the end', iterations],
    ["boardgame.io's bot, the same", boardgameIo],
    ['times faster', `${showNumber(timesFaster)}  (floor ${FASTER_THAN_BOARDGAME_IO})`],
    ['iterations/s by advice to the end of the round', advised],
    ['bytes per iteration early, midway, late', bytes.map(showNumber).join(', ')],
    ['growth', `${growth}  (at most ${MOST_GROWTH_OF_ALLOCATION})`],
  ]);
}
