import { readFileSync, writeFileSync } from 'node:fs';
import { POSTGRES_CONNECTIONS } from '@portolan/server/data';
import { type Capacity, capacityFor, limitsOf, movesOfOneServer, redisLimits, USABLE } from './capacity.ts';
import { type Cell, section, show, tableOf } from './markdown.ts';
import { PART_NAMES } from './parts.ts';
import { promises } from './promises.ts';
import type { ClusterCost, Figures, Results, Run } from './results.ts';

const DOCUMENT = new URL('../../docs/benchmarks.md', import.meta.url);
const START = '<!-- Everything below is written by `npm run bench`. -->';
/** The demand that the capacity is computed for. */
const PLAYERS = [10_000, 1_000_000];
const SECONDS_PER_MOVE = 30;
/** Of PostgreSQL, `max_connections`. */
const DEFAULT_CONNECTIONS = 100;

/** Replaces the figures in docs/benchmarks.md. */
export function writeDocument(results: Results): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const before = text.slice(0, text.indexOf(START) + START.length);
  writeFileSync(DOCUMENT, `${before}\n\n${documentOf(results)}\n`);
}

/** The sections for which there are results. */
export function documentOf(results: Results): string {
  const { speed, search, load, page, growth, scale, cluster } = results;
  const sections = [
    speed && engine(speed.figures) + formOf(speed),
    search && searching(search.figures) + formOf(search),
    load && server(load.figures) + formOf(load),
    page && pages(page.figures) + formOf(page),
    growth && stored(growth.figures) + formOf(growth),
    scale && crowds(scale.figures) + formOf(scale),
    cluster && servers(cluster.figures) + formOf(cluster),
    promises(results),
    cluster && load && capacity({ cluster: cluster.figures, load: load.figures }),
    cluster && load && slowest({ cluster: cluster.figures, load: load.figures }),
    runs(results),
  ];
  return sections.filter((section) => section !== undefined).join('\n\n');
}

function engine({ games }: Figures['speed']): string {
  const rows = games.map((one) => [one.game, one.decisionsPerCpuSecond, one.boardgameIo, one.timesFaster]);
  return section('Engine', 'Decisions per second of a core in random play, with the same rules in both.', [
    ['game', 'Portolan', 'boardgame.io', 'times'],
    ...rows,
  ]);
}

function searching({ games }: Figures['search']): string {
  const rows = games.map((one) => [one.game, one.iterations, one.boardgameIo, one.timesFaster]);
  return section('Search', 'Iterations per second of a core of a tree search with random playouts to the end.', [
    ['game', 'Portolan', 'boardgame.io', 'times'],
    ...rows,
  ]);
}

function server(load: Figures['load']): string {
  const { cpuMicrosPerMove: cpu, bytesPerMove: bytes } = load;
  const { timesBoardgameIo, timesColyseus } = load;
  return section(
    'Server',
    `${load.tables} tables of Francis Drake with four pages each. Portolan has every move on disk before it is acknowledged; boardgame.io and Colyseus keep it in memory.`,
    [
      ['', 'Portolan', 'boardgame.io', 'Colyseus'],
      ['moves per second', load.movesPerSecond, load.boardgameIo, load.colyseus],
      ['rate of Portolan divided by theirs', '', timesBoardgameIo, timesColyseus],
      ['CPU time of the server per move, µs', cpu.server, cpu.boardgameIo, cpu.colyseus],
      ['bytes to the four pages per move', bytes.ours, bytes.boardgameIo, bytes.colyseus],
      [`acknowledged within, at ${load.steadyMovesPerSecond} moves per second, p99 ms`, load.p99Ms, '', ''],
      ['a flush of the disk alone, p99 ms', load.flushMs.p99, '', ''],
      ['heap per idle connection, bytes', load.heapPerConnection, '', ''],
    ],
  );
}

function pages({ scriptKb, clientKb, wireKb, throttle, medianMs, p95Ms }: Figures['page']): string {
  return section(
    'Page',
    `Of boardgame.io and Colyseus there is only the client to compare with, which joins, moves and draws nothing: neither has pages of its own, and a table drawn for them would be of our making. Portolan's JavaScript is that of its heaviest page, with everything that a table draws. The times are those of a table in Chromium with a processor slowed down ${throttle} times.`,
    [
      ['', 'Portolan', 'boardgame.io', 'Colyseus'],
      ['JavaScript, KB after gzip', scriptKb, clientKb.boardgameIo, clientKb.colyseus],
      ['heaviest first visit, without art, KB over the wire', wireKb, '', ''],
      ['from a click to the next frame, median ms', medianMs, '', ''],
      ['from a click to the next frame, p95 ms', p95Ms, '', ''],
    ],
  );
}

function stored(growth: Figures['growth']): string {
  const row = (title: string, values: readonly number[]): Cell[] => [title, ...values];
  return section('Growth with stored matches', 'Medians of a single server on SQLite.', [
    row('finished matches', growth.matches),
    row('start, ms', growth.startMs),
    row('home page, ms', growth.homeMs),
    row('opening a match, ms', growth.openMs),
    row('heap, MB', growth.heapMb),
    row('file, MB', growth.fileMb),
  ]);
}

function crowds({ crowds: measured, lengths, microsPerSpectator }: Figures['scale']): string {
  const spectators = section(
    'Growth with spectators and moves',
    `CPU time of the server for a move at one table; each spectator adds ${microsPerSpectator} µs.`,
    [
      ['spectators', ...measured.map((one) => one.spectators)],
      ['µs per move', ...measured.map((one) => one.moveMicros)],
    ],
  );
  const long = tableOf([
    ['entries in the log', ...lengths.map((one) => one.entries)],
    ['µs per entry', ...lengths.map((one) => one.moveMicros)],
    ['opening the match from the store, ms', ...lengths.map((one) => one.openMs)],
  ]);
  return `${spectators}\n\n${long}`;
}

function servers(cluster: Figures['cluster']): string {
  const { one, together, spread, onCoresOfTheirOwn: own } = cluster;
  const row = (title: string, kind: keyof ClusterCost): Cell[] => [title, one[kind], together[kind], spread[kind]];
  const times = (moves: number): number => Math.round((100 * moves) / own.one) / 100;
  const percentOfCore = (micros: number): number => Math.round((together.movesPerSecond * micros) / 1e4);
  const most = (kind: 'heapDrift' | 'rssDrift'): number =>
    Math.round(100 * Math.max(...cluster.memory.map((one) => one[kind])));
  return section(
    'Growth with servers',
    `On one PostgreSQL and one Redis; players, servers and databases share the machine, and what limits them there is ${cluster.bottleneck}. With two servers, each with tables of its own, ${Math.round(100 * together.busy)} % of the machine's cores are in use, each main thread uses ${percentOfCore(together.mainThreads / 2)} % of one, Redis ${percentOfCore(together.redis)} % and PostgreSQL ${percentOfCore(together.postgres)} %.

More cores would leave another limit, the main threads: a server plays and encodes on one. A move takes ${show(one.mainThreads)} µs of it with one server; with two it takes ${show(together.mainThreads)} µs of both main threads together, or ${show(spread.mainThreads)} if the players of a table are on both, because both then work on each move. So with a core for every thread, one server would acknowledge at most ${show(own.one)} moves per second, and two ${show(own.together)} or ${show(own.spread)}: ${times(own.together)} or ${times(own.spread)} times as many. That is an estimate, because the costs were measured where all of them compete for cores. Without sticky sessions the last figure counts, so expect about ${times(own.spread).toFixed(1)} times from a second server, not twice: every server that has pages of a table takes over each of its moves and computes the views of its own pages, so what servers share is the views, not the taking over. A server that only hears of a move spends ${cluster.hearingMicros} µs on it.

In ${show(cluster.soakMinutes)} minutes of play the heap of a server grew by at most ${most('heapDrift')} %, and all of its memory by ${most('rssDrift')} %.`,
    [
      ['', 'one server', 'two, each table on one', 'two, each table on both'],
      row('moves per second', 'movesPerSecond'),
      row('servers, µs of CPU time per move', 'nodes'),
      row('of it their main threads, µs', 'mainThreads'),
      row('PostgreSQL, µs', 'postgres'),
      row('Redis, µs', 'redis'),
    ],
  );
}

function capacity(figures: Pick<Figures, 'cluster' | 'load'>): string {
  const single = movesOfOneServer(SECONDS_PER_MOVE, figures);
  const limits = limitsOf(SECONDS_PER_MOVE, figures);
  const ends = section(
    'Capacity',
    `Computed from the costs above, for players who are all at a table and move every ${SECONDS_PER_MOVE} seconds, with cores used to ${100 * USABLE} %. One server is enough for ${show(single)} moves per second, by its main thread and its connections. With several, each has a smaller share of the moves, but all of them hear of every move, and Redis has to tell them. So a move costs more the more servers there are, and from some point on another server is no help. What breaks first is in the first row; the others would break later. A table has four pages, which a balancer sends to any server. Not in it are bots (an Admiral takes a tenth to a quarter of a second of a core per move, in processes of their own), spectators, the disk of PostgreSQL and the network.`,
    [
      ['what is used up', 'at moves per second', 'by players', 'with servers'],
      ...limits.map((one) => [
        one.what,
        round(one.movesPerSecond),
        round(one.players),
        one.servers ?? 'no number is enough',
      ]),
    ],
  );
  return `${ends}\n\n${uncertainty(figures)}\n\n${demands(figures)}`;
}

/** A difference of two rounded figures can be wrong by a whole unit. */
function uncertainty(figures: Pick<Figures, 'cluster' | 'load'>): string {
  const { one, heard } = figures.cluster;
  const [least, most] = redisLimits(SECONDS_PER_MOVE, figures).map(round);
  return `The figures of Redis rest on what one more server costs it: ${show(heard.redis)} µs per move with a server that only hears, ${show(one.redis)} without. Both are rounded to whole microseconds and vary from run to run. If their difference were a microsecond more or less, Redis would be used up at ${show(least)} or ${show(most)} moves per second.`;
}

function demands(figures: Pick<Figures, 'cluster' | 'load'>): string {
  const found = PLAYERS.map((players) => capacityFor({ players, secondsPerMove: SECONDS_PER_MOVE }, figures));
  const row = (title: string, cell: (one: Capacity) => Cell): Cell[] => [title, ...found.map(cell)];
  const rows = tableOf([
    row('players', (one) => one.players),
    row('moves per second', (one) => Math.round(one.movesPerSecond)),
    row('breaks first', ({ breaksFirst: first, movesPerSecond }) => {
      if (first === undefined) return 'nothing';
      const times = first.movesPerSecond / movesPerSecond;
      return times >= 1 ? `${first.what}, at ${round(times)} times as many moves` : first.what;
    }),
    row('groups needed', (one) => one.groups),
    row('servers in each', (one) => one.servers ?? 'no number is enough'),
    row('cores for PostgreSQL in each', (one) => one.postgresCores),
    row('connections to PostgreSQL in each', (one) => one.postgresConnections ?? 'no number is enough'),
    row('memory for all connections of players, GB', (one) => Math.round(10 * one.connectionsGb) / 10),
  ]);
  return `More players than that have to be divided into groups that do not meet, each with its own servers, PostgreSQL and Redis. A server opens up to ${POSTGRES_CONNECTIONS} connections to PostgreSQL, which allows ${DEFAULT_CONNECTIONS} unless \`max_connections\` says otherwise:\n\n${rows}`;
}

/** What it would take is an opinion; the figures are not. */
function slowest({ cluster: { one, tables }, load }: Pick<Figures, 'cluster' | 'load'>): string {
  const colyseus =
    load.colyseus === undefined
      ? ''
      : ` One server acknowledges ${show(one.movesPerSecond)} moves per second on PostgreSQL, in another run beside ${show(load.colyseus)} of Colyseus, which keeps them in memory, and ${show(load.movesPerSecond)} of our own on SQLite, both with their players in processes of their own.`;
  const times = Math.round((10 * one.mainThreads) / load.cpuMicrosPerMove.mainThread) / 10;
  return `## Where we are slowest

A move on PostgreSQL: with ${tables} tables it takes ${show(one.mainThreads)} µs of a server's main thread, ${times} times as much as on SQLite with ${load.tables} tables (${show(load.cpuMicrosPerMove.mainThread)} µs; the more tables, the more moves share a flush), and ${show(one.postgres)} µs of PostgreSQL.${colyseus} SQLite is written by a thread of its own; the client of PostgreSQL is on the main thread, and each statement of a transaction is sent and awaited by itself. What we would try first: that client in the store's thread, and one statement for all entries of a group.`;
}

/** Under what conditions the figures of a section were measured. */
function formOf({ quick, date, figures }: Run): string {
  const met = quick ? 'it was within the wider tolerances of that form' : 'its floors were met';
  const floors = figures.ok ? met : 'its floors were not met';
  return `\n\n${quick ? 'Quick' : 'Full'} form, ${date}; ${floors}.`;
}

function runs(results: Results): string {
  const rows = PART_NAMES.flatMap((name): Cell[][] => {
    const run: Run | undefined = results[name];
    if (run === undefined) return [];
    const { quick, figures, date, machine, loadBefore } = run;
    return [[`proof ${name}`, quick ? 'quick' : 'full', figures.ok ? 'yes' : 'no', date, machine, loadBefore]];
  });
  return section(
    'Runs',
    'Where and when the figures were measured. The quick form of a proof takes less than a minute and varies more. The load average is from just before the run: on a machine that is busy with other things, waiting times are too long.',
    [['proof', 'form', 'floors met', 'date', 'machine', 'load average'], ...rows],
  );
}

/** To two digits: what is computed from measured costs is no better than they are. */
function round(value: number): number {
  return Number(value.toPrecision(2));
}
