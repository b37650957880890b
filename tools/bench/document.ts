import { readFileSync, writeFileSync } from 'node:fs';
import { type Capacity, capacityFor } from './capacity.ts';
import { PART_NAMES } from './parts.ts';
import type { ClusterCost, Figures, Results, Run } from './results.ts';

const DOCUMENT = new URL('../../docs/benchmarks.md', import.meta.url);
const START = '<!-- Everything below is written by `npm run bench`. -->';
/** The demand that the capacity is computed for. */
const DEMANDS = [
  { players: 10_000, secondsPerMove: 30 },
  { players: 1_000_000, secondsPerMove: 30 },
];

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
    speed && engine(speed.figures),
    search && searching(search.figures),
    load && server(load.figures),
    page && pages(page.figures),
    growth && stored(growth.figures),
    scale && crowds(scale.figures),
    cluster && servers(cluster.figures),
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
  return section(
    'Server',
    `${load.tables} tables of Francis Drake with four pages each. Portolan has every move on disk before it is acknowledged, boardgame.io keeps it in memory.`,
    [
      ['', 'Portolan', 'boardgame.io'],
      ['moves per second', load.movesPerSecond, load.boardgameIo],
      ['CPU time of the server per move, µs', cpu.server, cpu.boardgameIo],
      ['bytes to the four pages per move', bytes.ours, bytes.boardgameIo],
      [`acknowledged within, at ${load.steadyMovesPerSecond} moves per second, p99 ms`, load.p99Ms, ''],
      ['a flush of the disk alone, p99 ms', load.flushMs.p99, ''],
      ['heap per idle connection, bytes', load.heapPerConnection, ''],
    ],
  );
}

function pages({ wireKb, throttle, p95Ms }: Figures['page']): string {
  return section('Page', `In Chromium, with a processor slowed down ${throttle} times.`, [
    ['', 'Portolan'],
    ['first visit, KB over the wire', wireKb],
    ['from a click to the next frame, p95 ms', p95Ms],
  ]);
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

function servers({
  one,
  together,
  spread,
  hearingMicros,
  bottleneck,
  onCoresOfTheirOwn: own,
}: Figures['cluster']): string {
  const row = (title: string, kind: keyof ClusterCost): Cell[] => [title, one[kind], together[kind], spread[kind]];
  return section(
    'Growth with servers',
    `On one PostgreSQL and one Redis; players, servers and databases share the machine, and what limits them is ${bottleneck} (${Math.round(100 * together.busy)} % in use). A server that only hears of a move spends ${hearingMicros} µs on it. On cores of their own, by the CPU time of their main threads, the servers would acknowledge about ${show(own.one)}, ${show(own.together)} and ${show(own.spread)} moves per second.`,
    [
      ['', 'one server', 'two, each table on one', 'two, each table on both'],
      row('moves per second', 'movesPerSecond'),
      row('servers, µs per move', 'nodes'),
      row('their main threads', 'mainThreads'),
      row('PostgreSQL', 'postgres'),
      row('Redis', 'redis'),
    ],
  );
}

function capacity(figures: Pick<Figures, 'cluster' | 'load'>): string {
  const found = DEMANDS.map((demand) => capacityFor(demand, figures));
  const row = (title: string, cell: (one: Capacity) => Cell): Cell[] => [title, ...found.map(cell)];
  return section(
    'Capacity',
    `Computed from the costs above, for players who are all at a table and move every ${DEMANDS[0]?.secondsPerMove} seconds, with cores used to 60 %.`,
    [
      row('players', (one) => one.players),
      row('moves per second', (one) => Math.round(one.movesPerSecond)),
      row('servers', (one) => one.servers ?? 'no number is enough'),
      row('cores for PostgreSQL', (one) => one.postgresCores),
      row('cores for Redis', (one) => one.redisCores),
      row('memory for connections, GB', (one) => Math.round(10 * one.connectionsGb) / 10),
      row('breaks first', (one) => one.breaksFirst.what),
      row('at moves per second', (one) => Math.round(one.breaksFirst.atMovesPerSecond)),
    ],
  );
}

/** What it would take is an opinion; the figures are not. */
function slowest({ cluster: { one, tables }, load }: Pick<Figures, 'cluster' | 'load'>): string {
  const times = Math.round((10 * one.mainThreads) / load.cpuMicrosPerMove.mainThread) / 10;
  return `## Where we are slowest

A move on PostgreSQL: with ${tables} tables it takes ${show(one.mainThreads)} µs of a server's main thread, ${times} times as much as on SQLite with ${load.tables} tables (${show(load.cpuMicrosPerMove.mainThread)} µs; the more tables, the more moves share a flush), and ${show(one.postgres)} µs of PostgreSQL. SQLite is written by a thread of its own; the client of PostgreSQL is on the main thread, and each statement of a transaction is sent and awaited by itself. What we would try first: that client in the store's thread, and one statement for all entries of a group.`;
}

function runs(results: Results): string {
  const rows = PART_NAMES.flatMap((name): Cell[][] => {
    const run: Run | undefined = results[name];
    return run === undefined ? [] : [[`proof ${name}${run.quick ? ' --quick' : ''}`, run.date, run.machine]];
  });
  return section('Runs', 'Where and when the figures were measured.', [['command', 'date', 'machine'], ...rows]);
}

type Cell = string | number;

function section(title: string, text: string, rows: readonly (readonly Cell[])[]): string {
  return `## ${title}\n\n${text}\n\n${tableOf(rows)}`;
}

function tableOf([head = [], ...rows]: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.map(show).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function show(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell;
}
