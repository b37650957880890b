import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress, showNumber } from '@portolan/cli/toolkit';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { fetchColyseus } from '../wire/fetchColyseus.ts';
import { flushTimes } from '../wire/flushTimes.ts';
import { heapPerConnection } from '../wire/idle.ts';
import { LoadedSide } from '../wire/loadedSide.ts';
import { type Players, type PlayersOptions, seatPlayers } from '../wire/players.ts';
import { quantile } from '../wire/quantile.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';
import { runThinking } from './loadThinking.ts';

/**
 * Rates are computed from the time the machine gave us, because other load on it is not the server's fault; on an idle
 * machine this equals wall-clock time. Our windows, boardgame.io's and Colyseus' alternate, so that all meet the same
 * conditions, and the players of each have a process of their own.
 */
export const load: Check = {
  name: 'load',
  summary:
    'moves/s acknowledged on disk with four viewers per table: above the floor, and three times boardgame.io in memory',
  flags: {
    tables: { value: 'N', help: 'tables played at the same time' },
    thinking: {
      help: 'instead: how long people wait while bots think at 100 other tables, and how evenly these share',
    },
  },
  run,
};

const FLOOR = 2500;
const TIMES_BOARDGAME_IO = 3;
const AIMS = { p99Ms: 10, heapPerConnection: 10_240 };
const GAME = 'francis-drake';
const PLAYERS = 4;
const STEADY = 500;
/** `games`: more than are played. A game has about 80 moves, and a table plays up to 100 in a second. */
const FULL = {
  games: 45,
  timedGames: 20,
  windows: 12,
  windowMs: 2000,
  steadyWindows: 10,
  warmMs: 6000,
  connections: 4000,
};
const QUICK = {
  games: 10,
  timedGames: 8,
  windows: 4,
  windowMs: 1000,
  steadyWindows: 4,
  warmMs: 2000,
  connections: 1000,
};

async function run(context: CheckContext): Promise<Verdict> {
  const { args, quick, say } = context;
  if (args.on('thinking')) return runThinking(context);
  const size = quick ? QUICK : FULL;
  const tables = args.whole('tables', { min: 1, max: 1000, otherwise: 96 });
  const folder = mkdtempSync(join(tmpdir(), 'portolan-load-'));
  const started: { kill(): Promise<void> }[] = [];
  const start = async (script: string, ...args: readonly string[]): Promise<ServerProcess> => {
    const server = await startServerProcess(script, args);
    started.push(server);
    return server;
  };
  const seat = async (
    server: ServerProcess,
    kind: PlayersOptions['server'],
    more: Pick<PlayersOptions, 'games' | 'isTimed'> = { games: size.games },
  ): Promise<LoadedSide> => {
    const { address } = server;
    const players = await seatPlayers({ server: kind, address, game: GAME, players: PLAYERS, tables, ...more });
    started.push(players);
    return new LoadedSide(server, players);
  };
  // Before anything is measured: it may take a while.
  const fetched = await fetchColyseus();
  const timedWindows = size.windows / 2;
  const bar = progress('load', (fetched === undefined ? 2 : 3) * size.windows + timedWindows + size.steadyWindows + 2);
  let step = 0;
  const stepped = (): void => bar.at(++step);
  try {
    const server = await start('loadServerProcess.ts', folder);
    const connections = await heapPerConnection(server, size.connections);
    stepped();
    const ours = await seat(server, 'portolan');
    const boardgameIo = await seat(await start('boardgameProcess.ts', GAME, `${PLAYERS}`), 'boardgame.io');
    const colyseus =
      fetched === undefined
        ? undefined
        : await seat(await start('colyseusProcess.ts', fetched, GAME, `${PLAYERS}`), 'colyseus');
    const sides = [ours, boardgameIo, colyseus].filter((side) => side !== undefined);
    for (const side of sides) await side.warmUp(size.warmMs);
    stepped();
    for (let i = 0; i < size.windows; i++) {
      for (const side of sides) {
        await side.measure(size.windowMs);
        stepped();
      }
    }
    const waits = await steadyWaits(ours.players, size.steadyWindows, size.windowMs, stepped);
    const { refused, lost, unprepared } = await ours.players.counts();
    await ours.players.kill();
    const timed = await seat(server, 'portolan', { games: size.timedGames, isTimed: true });
    await timed.warmUp(size.warmMs / 2);
    for (let i = 0; i < timedWindows; i++) {
      await timed.measure(size.windowMs);
      stepped();
    }
    const timedCounts = await timed.players.counts();
    await timed.players.kill();
    const flushes = await flushTimes(folder, 2 * size.windowMs);
    return judge({
      ...{ ours, timed, boardgameIo, colyseus, waits, unprepared, flushes, connections, tables, say },
      refused: refused + timedCounts.refused,
      lost: lost + timedCounts.lost,
    });
  } finally {
    bar.done();
    await Promise.all(started.map((process) => process.kill()));
    rmSync(folder, { recursive: true });
  }
}

/** The 99th percentile of the waiting times per window, at a steady rate. */
async function steadyWaits(players: Players, windows: number, ms: number, stepped: () => void): Promise<number[]> {
  const found: number[] = [];
  players.meter(STEADY);
  await pause(ms / 2);
  await players.counts();
  for (let i = 0; i < windows; i++) {
    await pause(ms);
    const { waits } = await players.counts();
    found.push(quantile(waits, 0.99));
    stepped();
  }
  players.close();
  return found;
}

interface Found {
  readonly ours: LoadedSide;
  /** The same with clocks and notices, which the others do not have. */
  readonly timed: LoadedSide;
  readonly boardgameIo: LoadedSide;
  /** Undefined if it could not be fetched. */
  readonly colyseus: LoadedSide | undefined;
  readonly waits: readonly number[];
  /** Moves of ours that the server did not accept. */
  readonly refused: number;
  readonly lost: number;
  /** Games of ours that had to be set up while moves were counted. */
  readonly unprepared: number;
  /** Of the disk alone. */
  readonly flushes: readonly number[];
  readonly connections: { readonly count: number; readonly bytes: number };
  readonly tables: number;
  readonly say: CheckContext['say'];
}

function judge({ ours, timed, boardgameIo, colyseus, waits, connections, say, ...found }: Found): Verdict {
  const { refused, lost, unprepared, flushes, tables } = found;
  const movesPerSecond = ours.median('given');
  const times = (theirs: LoadedSide): number =>
    Math.floor((10 * movesPerSecond) / Math.max(1, theirs.median('given'))) / 10;
  const p99Ms = tenths(quantile(waits, 0.5));
  const figures = {
    tables,
    viewersPerTable: PLAYERS,
    movesPerSecond,
    byTheClock: ours.median('wall'),
    timedMovesPerSecond: timed.median('given'),
    timedByTheClock: timed.median('wall'),
    floor: FLOOR,
    boardgameIo: boardgameIo.median('given'),
    boardgameIoByTheClock: boardgameIo.median('wall'),
    timesBoardgameIo: times(boardgameIo),
    colyseus: colyseus?.median('given'),
    colyseusByTheClock: colyseus?.median('wall'),
    timesColyseus: colyseus && times(colyseus),
    leftOut: colyseus === undefined ? ['colyseus'] : [],
    cpuMicrosPerMove: {
      server: ours.median('server'),
      mainThread: ours.median('mainThread'),
      pages: ours.median('pages'),
      timed: timed.median('server'),
      boardgameIo: boardgameIo.median('server'),
      boardgameIoPages: boardgameIo.median('pages'),
      colyseus: colyseus?.median('server'),
      colyseusPages: colyseus?.median('pages'),
    },
    bytesPerMove: {
      ours: ours.median('bytes'),
      boardgameIo: boardgameIo.median('bytes'),
      colyseus: colyseus?.median('bytes'),
    },
    steadyMovesPerSecond: STEADY,
    p99Ms,
    bestP99Ms: tenths(Math.min(...waits)),
    flushMs: {
      p50: tenths(quantile(flushes, 0.5)),
      p99: tenths(quantile(flushes, 0.99)),
      most: tenths(Math.max(...flushes)),
    },
    idleConnections: connections.count,
    heapPerConnection: Math.round(connections.bytes),
    refused,
    lostConnections: lost,
    unprepared,
    aimsMet: p99Ms < AIMS.p99Ms && connections.bytes < AIMS.heapPerConnection,
  };
  say(describe(figures));
  // Tables that stand still would let anything look fast.
  const isFair = figures.boardgameIo > 0 && figures.colyseus !== 0;
  const isFast = Math.min(movesPerSecond, figures.timedMovesPerSecond) >= FLOOR;
  const ok = isFair && isFast && figures.timesBoardgameIo >= TIMES_BOARDGAME_IO && refused + lost === 0;
  return { ok, figures };
}

interface Figures {
  readonly movesPerSecond: number;
  readonly byTheClock: number;
  readonly timedMovesPerSecond: number;
  readonly timedByTheClock: number;
  readonly boardgameIo: number;
  readonly boardgameIoByTheClock: number;
  readonly timesBoardgameIo: number;
  readonly colyseus: number | undefined;
  readonly colyseusByTheClock: number | undefined;
  readonly timesColyseus: number | undefined;
  readonly cpuMicrosPerMove: CpuMicros;
  readonly bytesPerMove: Readonly<Record<'ours' | 'boardgameIo', number>> & { readonly colyseus: number | undefined };
  readonly p99Ms: number;
  readonly bestP99Ms: number;
  readonly flushMs: Readonly<Record<'p50' | 'p99' | 'most', number>>;
  readonly heapPerConnection: number;
}

type CpuMicros = Readonly<Record<'server' | 'mainThread' | 'pages' | 'boardgameIo', number>> & {
  readonly colyseus: number | undefined;
};

function describe(figures: Figures): string {
  const { boardgameIo, colyseus, bytesPerMove: bytes } = figures;
  const rate = (given: number, wall = 0): string => `${showNumber(given)} moves/s; by the clock ${showNumber(wall)}`;
  return facts([
    ['acknowledged on disk', `${showNumber(figures.movesPerSecond)} moves/s  (floor ${showNumber(FLOOR)})`],
    ['by the clock', `${showNumber(figures.byTheClock)} moves/s on the machine as it is`],
    [
      'with clocks and notices',
      `${rate(figures.timedMovesPerSecond, figures.timedByTheClock)}  (floor ${showNumber(FLOOR)})`,
    ],
    ['boardgame.io in memory', rate(boardgameIo, figures.boardgameIoByTheClock)],
    ['times boardgame.io', `${figures.timesBoardgameIo}  (floor ${TIMES_BOARDGAME_IO})`],
    [
      'Colyseus in memory',
      colyseus === undefined
        ? 'left out, because its packages could not be fetched'
        : `${rate(colyseus, figures.colyseusByTheClock)}; we have ${figures.timesColyseus} times as many`,
    ],
    ['CPU time per move', describeCpu(figures.cpuMicrosPerMove)],
    [
      'bytes per move to all pages',
      `${showNumber(bytes.ours)}; boardgame.io ${showNumber(bytes.boardgameIo)}${beside(bytes.colyseus)}`,
    ],
    [`p99 at ${STEADY} moves/s`, `${figures.p99Ms} ms, best window ${figures.bestP99Ms} ms  (aim ${AIMS.p99Ms} ms)`],
    ['flush of the disk alone', describeFlushes(figures.flushMs)],
    [
      'heap per idle connection',
      `${showNumber(figures.heapPerConnection)} bytes  (aim ${showNumber(AIMS.heapPerConnection)})`,
    ],
  ]);
}

function beside(colyseus: number | undefined, unit = ''): string {
  return colyseus === undefined ? '' : `, Colyseus ${showNumber(colyseus)}${unit}`;
}

function describeCpu({ server, mainThread, pages, boardgameIo, colyseus }: CpuMicros): string {
  const theirs = `boardgame.io ${boardgameIo} µs${beside(colyseus, ' µs')}`;
  return `server ${server} µs (main thread ${mainThread} µs), ${theirs}; our pages ${pages} µs`;
}

function describeFlushes({ p50, p99, most }: Readonly<Record<'p50' | 'p99' | 'most', number>>): string {
  return `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;
}

function tenths(ms: number): number {
  return Math.round(10 * ms) / 10;
}
