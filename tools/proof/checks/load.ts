import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress, showNumber } from '@portolan/cli/toolkit';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { cpuTimesSince } from '../wire/cpuTimes.ts';
import { flushTimes } from '../wire/flushTimes.ts';
import { heapPerConnection } from '../wire/idle.ts';
import { type Players, type PlayersOptions, seatPlayers } from '../wire/players.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';
import { runThinking } from './loadThinking.ts';

/**
 * Rates are computed from the time the machine gave us, because other load on it is not the server's fault; on an idle
 * machine this equals wall-clock time. Our windows and boardgame.io's alternate, so that both meet the same conditions, and
 * the players of each have a process of their own.
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
const FULL = { games: 45, windows: 12, windowMs: 2000, steadyWindows: 10, warmMs: 6000, connections: 4000 };
const QUICK = { games: 10, windows: 4, windowMs: 1000, steadyWindows: 4, warmMs: 2000, connections: 1000 };

interface Side {
  readonly server: ServerProcess;
  readonly players: Players;
  readonly rates: Rate[];
}

interface Rate {
  /** Moves per second, by wall-clock time and by the time the machine gave us. */
  readonly wall: number;
  readonly given: number;
  /** Microseconds of CPU time per move: the server, its main thread alone, and the four simulated pages. */
  readonly server: number;
  readonly mainThread: number;
  readonly pages: number;
  /** Bytes sent to the four pages together, per move. */
  readonly bytes: number;
}

async function run(context: CheckContext): Promise<Verdict> {
  const { args, quick, say } = context;
  if (args.on('thinking')) return runThinking(context);
  const size = quick ? QUICK : FULL;
  const tables = args.whole('tables', { min: 1, max: 1000, otherwise: 96 });
  const folder = mkdtempSync(join(tmpdir(), 'portolan-load-'));
  const bar = progress('load', 2 * size.windows + size.steadyWindows + 4);
  let step = 0;
  const stepped = (): void => bar.at(++step);
  const server = await startServerProcess('proofServerProcess.ts', [folder]);
  const boardgameIo = await startServerProcess('boardgameProcess.ts', [GAME, `${PLAYERS}`]);
  const players: Players[] = [];
  const seat = async (server: ServerProcess, kind: PlayersOptions['server']): Promise<Side> => {
    const { address } = server;
    const seated = await seatPlayers({
      server: kind,
      address,
      game: GAME,
      players: PLAYERS,
      tables,
      games: size.games,
    });
    players.push(seated);
    return { server, players: seated, rates: [] };
  };
  try {
    const connections = await heapPerConnection(server, size.connections);
    stepped();
    const ours = await seat(server, 'portolan');
    const theirs = await seat(boardgameIo, 'boardgame.io');
    await warmUp([ours, theirs], size.warmMs);
    stepped();
    for (let i = 0; i < size.windows; i++) {
      for (const side of [ours, theirs]) {
        await rateWindow(side, size.windowMs);
        stepped();
      }
    }
    const waits = await steadyWaits(ours, size.steadyWindows, size.windowMs, stepped);
    const { refused, unprepared } = await ours.players.counts();
    await ours.players.kill();
    const flushes = await flushTimes(folder, 2 * size.windowMs);
    return judge({ ours, theirs, waits, refused, unprepared, flushes, connections, tables, say });
  } finally {
    bar.done();
    await Promise.all([server, boardgameIo, ...players].map((process) => process.kill()));
    rmSync(folder, { recursive: true });
  }
}

/** Lets the JIT compiler warm up on both sides. */
async function warmUp(sides: readonly Side[], ms: number): Promise<void> {
  for (const { players } of sides) {
    players.open();
    await pause(ms);
    players.close();
    await pause(ms / 10);
  }
}

async function rateWindow({ server: process, players, rates }: Side, ms: number): Promise<void> {
  players.open();
  await pause(ms / 5);
  const before = { server: await process.cpuTimes(), players: await players.counts() };
  await pause(ms);
  const after = { server: await process.cpuTimes(), players: await players.counts() };
  players.close();
  await pause(ms / 10);
  const count = after.players.acknowledged - before.players.acknowledged;
  const server = cpuTimesSince(before.server, after.server);
  const pages = cpuTimesSince(before.players.cpuTimes, after.players.cpuTimes);
  // Cores taken by the two processes and their own threads do not count as other load.
  const others = Math.max(0, pages.machine - pages.cpu - server.cpu);
  const given = pages.wall - Math.min(others, Math.max(server.starved, pages.starved));
  const micros = (ms: number): number => (1000 * ms) / Math.max(1, count);
  rates.push({
    wall: (1000 * count) / pages.wall,
    given: (1000 * count) / Math.max(1, given),
    server: micros(server.cpu),
    mainThread: micros(server.mainThread),
    pages: micros(pages.cpu),
    bytes: (after.players.bytes - before.players.bytes) / Math.max(1, count),
  });
}

/** The 99th percentile of the waiting times per window, at a steady rate. */
async function steadyWaits({ players }: Side, windows: number, ms: number, stepped: () => void): Promise<number[]> {
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
  readonly ours: Side;
  readonly theirs: Side;
  readonly waits: readonly number[];
  /** Moves of ours that the server did not accept. */
  readonly refused: number;
  /** Games of ours that had to be set up while moves were counted. */
  readonly unprepared: number;
  /** Of the disk alone. */
  readonly flushes: readonly number[];
  readonly connections: { readonly count: number; readonly bytes: number };
  readonly tables: number;
  readonly say: CheckContext['say'];
}

function judge({ ours, theirs, waits, refused, unprepared, flushes, connections, tables, say }: Found): Verdict {
  const median = (side: Side, kind: keyof Rate): number =>
    Math.round(
      quantile(
        side.rates.map((rate) => rate[kind]),
        0.5,
      ),
    );
  const movesPerSecond = median(ours, 'given');
  const boardgameIo = median(theirs, 'given');
  const timesBoardgameIo = Math.floor((10 * movesPerSecond) / Math.max(1, boardgameIo)) / 10;
  const p99Ms = tenths(quantile(waits, 0.5));
  const figures = {
    tables,
    viewersPerTable: PLAYERS,
    movesPerSecond,
    byTheClock: median(ours, 'wall'),
    floor: FLOOR,
    boardgameIo,
    boardgameIoByTheClock: median(theirs, 'wall'),
    timesBoardgameIo,
    cpuMicrosPerMove: {
      server: median(ours, 'server'),
      mainThread: median(ours, 'mainThread'),
      pages: median(ours, 'pages'),
      boardgameIo: median(theirs, 'server'),
      boardgameIoPages: median(theirs, 'pages'),
    },
    bytesPerMove: { ours: median(ours, 'bytes'), boardgameIo: median(theirs, 'bytes') },
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
    unprepared,
    aimsMet: p99Ms < AIMS.p99Ms && connections.bytes < AIMS.heapPerConnection,
  };
  say(
    facts([
      ['acknowledged on disk', `${showNumber(movesPerSecond)} moves/s  (floor ${showNumber(FLOOR)})`],
      ['by the clock', `${showNumber(figures.byTheClock)} moves/s on the machine as it is`],
      [
        'boardgame.io in memory',
        `${showNumber(boardgameIo)} moves/s; by the clock ${showNumber(figures.boardgameIoByTheClock)}`,
      ],
      ['times boardgame.io', `${timesBoardgameIo}  (floor ${TIMES_BOARDGAME_IO})`],
      ['CPU time per move', describeCpu(figures.cpuMicrosPerMove)],
      [
        'bytes per move to all pages',
        `${showNumber(figures.bytesPerMove.ours)}; boardgame.io ${showNumber(figures.bytesPerMove.boardgameIo)}`,
      ],
      [`p99 at ${STEADY} moves/s`, `${p99Ms} ms, best window ${figures.bestP99Ms} ms  (aim ${AIMS.p99Ms} ms)`],
      ['flush of the disk alone', describeFlushes(figures.flushMs)],
      [
        'heap per idle connection',
        `${showNumber(figures.heapPerConnection)} bytes  (aim ${showNumber(AIMS.heapPerConnection)})`,
      ],
    ]),
  );
  // Tables that stand still would let anything look fast.
  const isFair = boardgameIo > 0;
  const ok = isFair && movesPerSecond >= FLOOR && timesBoardgameIo >= TIMES_BOARDGAME_IO && refused === 0;
  return { ok, figures };
}

function describeCpu(micros: Readonly<Record<'server' | 'mainThread' | 'pages' | 'boardgameIo', number>>): string {
  const { server, mainThread, pages, boardgameIo } = micros;
  return `server ${server} µs (main thread ${mainThread} µs), boardgame.io ${boardgameIo} µs; our pages ${pages} µs`;
}

function describeFlushes({ p50, p99, most }: Readonly<Record<'p50' | 'p99' | 'most', number>>): string {
  return `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;
}

function tenths(ms: number): number {
  return Math.round(10 * ms) / 10;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.POSITIVE_INFINITY;
}
