import type { GameEntry } from '@portolan/cli/games';
import {
  type Bench,
  dissect,
  facts,
  measureSpeed,
  progress,
  runPool,
  type SlowDecision,
  showNumber,
  slowestDecision,
} from '@portolan/cli/toolkit';
import { InvariantError } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG, openShipped } from '../chosenGames.ts';
import { FASTER_THAN_BOARDGAME_IO, FLOORS, MOST_CLONE_MICROS } from '../floors.ts';
import type { HostedSpeed } from '../work/boardgameIo.ts';
import type { HostedJob } from '../work/hostedWorker.ts';

/**
 * Judged by CPU time, so that other load on the machine does not count. On an idle machine it equals wall-clock time.
 */
export const speed: Check = {
  name: 'speed',
  summary: `decisions/s of random play on one core, legal list included: above each game's floor, and ${FASTER_THAN_BOARDGAME_IO} times boardgame.io's; a state is copied within ${MOST_CLONE_MICROS} µs`,
  flags: GAME_FLAG,
  run,
};

interface GameSpeed {
  readonly ok: boolean;
  readonly game: string;
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerCpuSecond: number;
  readonly floor: number;
  readonly aim: number;
  readonly boardgameIo: number;
  readonly timesFaster: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly cloneMicros: number;
  readonly stateBytes: number;
  readonly slowest: SlowDecision;
  readonly runs: readonly number[];
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const speeds: GameSpeed[] = [];
  for (const entry of chosenGames(args)) {
    if (FLOORS[entry.package.id]?.speed === undefined && !args.on('game')) continue;
    const found = await measureGame(entry, quick);
    speeds.push(found);
    say(describe(found));
  }
  const [first] = speeds;
  const figures = first !== undefined && speeds.length === 1 ? { ...first } : { games: speeds };
  return { ok: speeds.length > 0 && speeds.every((one) => one.ok), figures };
}

async function measureGame(entry: GameEntry, quick: boolean): Promise<GameSpeed> {
  const game = openShipped(entry);
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  const players = Math.min(game.seats.max, Math.max(game.seats.min, 4));
  const size = quick ? { runs: 5, runMs: 400 } : { runs: 15, runMs: 1000 };
  const bar = progress(game.id, size.runs + 2);
  const bench: Bench = { game, options: options.value, players, seed: 'speed', ...size, onRun: (run) => bar.at(run) };
  const ours = measureSpeed(bench);
  const { stateBytes } = dissect({ ...bench, runMs: 200 });
  const slowest = slowestDecision(bench);
  const theirs = await measureBoardgameIo({ game: game.id, players, ms: quick ? 3000 : 15_000 });
  bar.done();
  const { floor, aim } = FLOORS[game.id]?.speed ?? { floor: 0, aim: 0 };
  const boardgameIo = theirs.decisionsPerCpuSecond;
  const timesFaster = Math.round(ours.decisionsPerCpuSecond / boardgameIo);
  const cloneMicros = Math.round(1e8 / ours.clonesPerSecond) / 100;
  const ok =
    ours.decisionsPerCpuSecond >= floor &&
    timesFaster >= FASTER_THAN_BOARDGAME_IO &&
    (quick || cloneMicros < MOST_CLONE_MICROS);
  return {
    ok,
    game: game.id,
    players,
    floor,
    aim,
    boardgameIo,
    timesFaster,
    cloneMicros,
    stateBytes,
    slowest,
    ...ours,
  };
}

/** In a separate thread: its draft objects would make the compiler's code for our own states slower. */
async function measureBoardgameIo(job: HostedJob): Promise<HostedSpeed> {
  const found: HostedSpeed[] = [];
  const script = new URL('../work/hostedWorker.ts', import.meta.url);
  await runPool<HostedJob, HostedSpeed>({ script, jobs: [job], onAnswer: (speed) => found.push(speed) });
  const [speed] = found;
  if (speed === undefined) throw new InvariantError('boardgame.io was not measured');
  return speed;
}

function describe(found: GameSpeed): string {
  const { floor, aim, runs } = found;
  const spread = `${showNumber(Math.min(...runs))} to ${showNumber(Math.max(...runs))} in ${runs.length} runs`;
  const bounds = `floor ${showNumber(floor)}, aim ${showNumber(aim)}`;
  return facts([
    [`${found.game}, ${found.players} players`, ''],
    ['decisions/s of a core', `${showNumber(found.decisionsPerCpuSecond)}  (${bounds})`],
    ['by the clock', `${showNumber(found.decisionsPerSecond)}  (${spread})`],
    ['in boardgame.io', `${showNumber(found.boardgameIo)} of a core`],
    ['times faster', `${showNumber(found.timesFaster)}  (floor ${FASTER_THAN_BOARDGAME_IO})`],
    ['games/s of a core', found.gamesPerSecond],
    ['clone', `${found.cloneMicros} µs of a core  (at most ${MOST_CLONE_MICROS})`],
    ['state', `${showNumber(found.stateBytes)} bytes of JSON`],
    ['slowest decision', describeSlowest(found.slowest)],
  ]);
}

function describeSlowest({ kind, move, legalMoves, nanoseconds }: SlowDecision): string {
  return `${kind}, '${move}' of ${legalMoves} moves: ${showNumber(nanoseconds / 1000)} µs`;
}
