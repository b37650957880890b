import { facts, progress, showNumber } from '@portolan/cli/toolkit';
import { startPostgres, startRedis } from '@portolan/server/testing';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { CLUSTER } from '../floors.ts';
import { bottleneckOf, FULL_SHARE, sharesOf } from '../wire/bottleneck.ts';
import { type ClusterRate, LoadedCluster } from '../wire/loadedCluster.ts';
import { median } from '../wire/median.ts';
import { type Soak, type SoakOptions, soak } from '../wire/soak.ts';

export const cluster: Check = {
  name: 'cluster',
  summary: `moves/s of two servers on one PostgreSQL and Redis beside one: ${CLUSTER.scaleUp} times, or the bottleneck with its figure; memory, as medians of the heap after collection, stays flat while they play on`,
  flags: {
    minutes: { value: 'N', help: 'how long memory is watched' },
    tables: { value: 'N', help: 'tables played at the same time' },
  },
  run,
};

/** Far from what the machine can do, so that memory is compared under the same load throughout. */
const STEADY = 150;
const FULL = { tables: 96, games: 3, windows: 12, windowMs: 2000, warmMs: 6000, minutes: 30, readings: 180 };
const QUICK = { tables: 24, games: 1, windows: 3, windowMs: 1000, warmMs: 1500, minutes: 0.15, readings: 18 };

const SIDES = {
  one: { nodes: 1, listeners: 0, spread: false },
  /** Another server has no pages, and hears of every move. */
  heard: { nodes: 1, listeners: 1, spread: false },
  /** The players of a table are all on the same server. */
  together: { nodes: 2, listeners: 0, spread: false },
  /** They are on both, as a load balancer does it, so that both compute what they are shown. */
  spread: { nodes: 2, listeners: 0, spread: true },
} as const;
type Side = keyof typeof SIDES;
const NAMES: readonly Side[] = ['one', 'heard', 'together', 'spread'];
type Rates = Readonly<Record<Side, readonly ClusterRate[]>>;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const size = quick ? QUICK : FULL;
  const tables = args.whole('tables', { min: 1, max: 1000, otherwise: size.tables });
  const minutes = args.whole('minutes', { min: 1, max: 10_000, otherwise: size.minutes });
  const bar = progress('cluster', NAMES.length * (2 + size.windows) + size.readings);
  let step = 0;
  const stepped = (): void => bar.at(++step);
  const services = { postgres: await startPostgres({ flush: true }), redis: await startRedis() };
  const sides = new Map<Side, LoadedCluster>();
  try {
    for (const name of NAMES) {
      sides.set(name, await LoadedCluster.open(services, { ...SIDES[name], tables, games: size.games }));
      stepped();
    }
    const rates = await takeTurns(sides, size, stepped);
    const all = [...sides.values()].map(({ tally }) => tally);
    const soaked = await soakSpread(sides, { ms: 60_000 * minutes, readings: size.readings, onReading: stepped });
    const refused = all.reduce((sum, tally) => sum + tally.refused, 0);
    const lost = all.reduce((sum, tally) => sum + tally.lost, 0);
    for (const { refusals } of all) for (const text of refusals) say(`refused: ${text}`);
    const acknowledged = all.reduce((sum, tally) => sum + tally.acknowledged, 0);
    return judge({ rates, soaked, refused, lost, acknowledged, tables, minutes, quick, say });
  } finally {
    bar.done();
    for (const side of sides.values()) await side.close();
    await services.redis.stop();
    await services.postgres.remove();
  }
}

/** Window by window, so that other load on the machine meets all sides. */
async function takeTurns(
  sides: ReadonlyMap<Side, LoadedCluster>,
  { windows, windowMs, warmMs }: typeof FULL,
  stepped: () => void,
): Promise<Rates> {
  const rates: Record<Side, ClusterRate[]> = { one: [], heard: [], together: [], spread: [] };
  for (const side of sides.values()) {
    await side.rate(warmMs);
    stepped();
  }
  for (let i = 0; i < windows; i++) {
    for (const [name, side] of sides) {
      rates[name].push(await side.rate(windowMs));
      stepped();
    }
  }
  return rates;
}

/** Memory of the two servers that share tables; the others would only take their cores. */
async function soakSpread(
  sides: Map<Side, LoadedCluster>,
  options: Omit<SoakOptions, 'movesPerSecond'>,
): Promise<Soak> {
  for (const [name, side] of sides) {
    if (name === 'spread') continue;
    await side.close();
    sides.delete(name);
  }
  const spread = sides.get('spread');
  return spread === undefined
    ? { nodes: [], movesPerSecond: 0, stalled: 0 }
    : soak(spread, { ...options, movesPerSecond: STEADY });
}

interface Found {
  readonly rates: Rates;
  readonly soaked: Soak;
  readonly refused: number;
  readonly lost: number;
  readonly acknowledged: number;
  readonly tables: number;
  readonly minutes: number;
  readonly quick: boolean;
  readonly say: CheckContext['say'];
}

function judge({ rates, soaked, refused, lost, acknowledged, tables, minutes, quick, say }: Found): Verdict {
  const [one, heard] = [typical(rates.one), typical(rates.heard)];
  const [together, spread] = [typical(rates.together), typical(rates.spread)];
  const scaleUp = {
    together: hundredths(together.movesPerSecond / one.movesPerSecond),
    spread: hundredths(spread.movesPerSecond / one.movesPerSecond),
  };
  // An estimate: a server does on its main thread whatever cannot be done by several at once, but what a move costs it there
  // was measured where all compete for the same cores.
  const onCoresOfTheirOwn = {
    one: Math.round(1e6 / one.mainThreads),
    together: Math.round(2e6 / together.mainThreads),
    spread: Math.round(2e6 / spread.mainThreads),
    postgresPerCore: Math.round(1e6 / spread.postgres),
  };
  const { machine, mainThread, redis, postgresCores } = sharesOf(together, SIDES.together.nodes);
  const shares = {
    machine: hundredths(machine),
    mainThread: hundredths(mainThread),
    redis: hundredths(redis),
    postgresCores: hundredths(postgresCores),
  };
  const isMachineFull = machine >= FULL_SHARE;
  const bottleneck = bottleneckOf(together, SIDES.together.nodes);
  const floor = CLUSTER.scaleUp;
  const most = CLUSTER.drift[quick ? 'quick' : 'full'];
  const flat = soaked.nodes.every(({ heapDrift, rssDrift }) => heapDrift <= most && rssDrift <= most);
  const leastRate = STEADY * CLUSTER.soakRate[quick ? 'quick' : 'full'];
  const isPlayed = soaked.movesPerSecond >= leastRate && soaked.stalled === 0;
  const figures = {
    tables,
    one,
    heard,
    hearingMicros: heard.hearing,
    together,
    spread,
    scaleUp,
    floor,
    bottleneck,
    shares,
    onCoresOfTheirOwn,
    scaleUpOnCoresOfTheirOwn: {
      together: hundredths(onCoresOfTheirOwn.together / onCoresOfTheirOwn.one),
      spread: hundredths(onCoresOfTheirOwn.spread / onCoresOfTheirOwn.one),
    },
    refused,
    lostConnections: lost,
    soakMinutes: minutes,
    soakMovesPerSecond: Math.round(soaked.movesPerSecond),
    leastSoakMovesPerSecond: leastRate,
    stalledTables: soaked.stalled,
    memory: soaked.nodes.map((node) => ({
      heapMb: node.heapMb.at(-1),
      rssMb: node.rssMb.at(-1),
      heapDrift: hundredths(node.heapDrift),
      rssDrift: hundredths(node.rssDrift),
    })),
    mostDrift: most,
  };
  const memory = figures.memory.map(({ heapMb, rssMb, heapDrift, rssDrift }) => {
    return `heap ${heapMb} MB (${percent(heapDrift)}), in all ${rssMb} MB (${percent(rssDrift)})`;
  });
  say(
    facts([
      ['one server', describe(one)],
      ['two, each table on one', describe(together)],
      ['two, each table on both', describe(spread)],
      ['hearing of a move elsewhere', `${heard.hearing} µs`],
      ['times one server', `${scaleUp.together} and ${scaleUp.spread}  (floor ${floor})`],
      ['bottleneck', bottleneck],
      [
        'in use',
        `${percent(shares.machine)} of the machine (others ${percent(together.others)}), ${percent(shares.mainThread)} of a core by each main thread, ${percent(shares.redis)} by Redis; PostgreSQL ${shares.postgresCores} cores`,
      ],
      ['on cores of their own', describeComputed(onCoresOfTheirOwn)],
      [
        'played meanwhile',
        `${showNumber(figures.soakMovesPerSecond)} moves/s (at least ${leastRate}), ${soaked.stalled} tables at a standstill`,
      ],
      [`memory in ${minutes} min`, `${memory.join('; ')}  (at most ${percent(most)})`],
    ]),
  );
  // Where no core is free, a second server has nothing to work with.
  const scales = Math.min(scaleUp.together, scaleUp.spread) >= floor || isMachineFull;
  const isConnected = lost <= CLUSTER.lost * acknowledged;
  return { ok: scales && flat && isPlayed && isConnected && soaked.nodes.length > 0 && refused === 0, figures };
}

function typical(rates: readonly ClusterRate[]): ClusterRate {
  const of = (kind: keyof ClusterRate): number => median(rates.map((rate) => rate[kind]));
  return {
    movesPerSecond: Math.round(of('movesPerSecond')),
    nodes: Math.round(of('nodes')),
    mainThreads: Math.round(of('mainThreads')),
    hearing: Math.round(of('hearing')),
    postgres: Math.round(of('postgres')),
    redis: Math.round(of('redis')),
    pages: Math.round(of('pages')),
    busy: hundredths(of('busy')),
    others: hundredths(of('others')),
  };
}

function describe({ movesPerSecond, nodes, mainThreads, postgres, redis, pages }: ClusterRate): string {
  return `${showNumber(movesPerSecond)} moves/s; µs per move: servers ${nodes} (main threads ${mainThreads}), PostgreSQL ${postgres}, Redis ${redis}, pages ${pages}`;
}

function describeComputed(of: Readonly<Record<'one' | 'together' | 'spread' | 'postgresPerCore', number>>): string {
  const [one, together, spread, postgres] = [of.one, of.together, of.spread, of.postgresPerCore].map(showNumber);
  return `${one} moves/s by one, ${together} or ${spread} by two; PostgreSQL ${postgres} per core`;
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`;
}

function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}
