import { drawMap, type MapFigures, shippedBox, tryMap } from '@portolan/amerigo/testing';
import { progress, showNumber, table } from '@portolan/cli/toolkit';
import { rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';

export const maps: Check = {
  name: 'maps',
  summary: 'generated maps of amerigo: all legal, with the averages of the ledger, each made in under 5 ms',
  flags: { maps: { value: 'K', help: 'maps per player count (100,000; quick 2,000)' } },
  run,
};

const COUNTS = [2, 3, 4] as const;
const MOST_MS = 5;

/** The ledger's table by player count: share of accepted draws, and means. Its figures are rounded, hence the tolerance. */
const LEDGER = {
  kept: { 2: 0.78, 3: 0.76, 4: 0.52, leeway: 0.02 },
  land: { 2: 102, 3: 136, 4: 181, leeway: 1 },
  islands: { 2: 7.6, 3: 10.2, 4: 13.3, leeway: 0.1 },
  big: { 2: 1.6, 3: 2.1, 4: 2.9, leeway: 0.1 },
  postSpaces: { 2: 20, 3: 27, 4: 36, leeway: 0.5 },
  goods: { 2: 22.5, 3: 30, 4: 40, leeway: 0.5 },
  anchorSteps: { 2: 3.4, 3: 3.8, 4: 4.4, leeway: 0.1 },
} as const;
type Quantity = keyof typeof LEDGER;
const QUANTITIES = Object.keys(LEDGER) as Quantity[];

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const count = args.whole('maps', { min: 1, max: 10_000_000, otherwise: quick ? 2_000 : 100_000 });
  const found = COUNTS.map((players) => tryMaps(players, count));
  say(table(['players', 'maps', 'illegal', 'rejected draws %', 'µs a map', ...QUANTITIES], found.map(row)));
  for (const { faults } of found) for (const fault of faults.slice(0, 5)) say(fault);
  const ok = found.every((one) => one.faults.length === 0 && one.msPerMap < MOST_MS && one.off.length === 0);
  for (const { players, off } of found)
    if (off.length > 0) say(`${players} players: off the ledger in ${off.join(', ')}`);
  return { ok, figures: { maps: count, players: found } };
}

interface Trial {
  readonly players: number;
  readonly maps: number;
  readonly faults: readonly string[];
  readonly rejected: number;
  readonly msPerMap: number;
  readonly means: Readonly<Record<Quantity, number>>;
  /** Quantities that differ from the ledger. */
  readonly off: readonly Quantity[];
}

function tryMaps(players: 2 | 3 | 4, count: number): Trial {
  const rng = rngFromSeed(`maps ${players}`);
  const bar = progress(`${players} players`, count);
  const sum = { draws: 0, land: 0, islands: 0, big: 0, postSpaces: 0, goods: 0, anchorSteps: 0, anchors: 0 };
  const faults: string[] = [];
  for (let map = 1; map <= count; map++) {
    const figures: MapFigures = tryMap(shippedBox, players, rng);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += figures[key];
    for (const fault of figures.faults) faults.push(`${players} players, map ${map}: ${fault}`);
    if (map % 500 === 0) bar.at(map);
  }
  bar.done();
  const mean = (value: number): number => value / count;
  const means = {
    kept: count / sum.draws,
    land: mean(sum.land),
    islands: mean(sum.islands),
    big: mean(sum.big),
    postSpaces: mean(sum.postSpaces),
    goods: mean(sum.goods),
    anchorSteps: sum.anchorSteps / sum.anchors,
  };
  const off = QUANTITIES.filter((one) => Math.abs(means[one] - LEDGER[one][players]) > LEDGER[one].leeway);
  return { players, maps: count, faults, rejected: 1 - means.kept, msPerMap: timeMaps(players), means, off };
}

const TIMED = 1000;

/** Without the verification, which is deliberately independent and slow. */
function timeMaps(players: 2 | 3 | 4): number {
  const rng = rngFromSeed(`timed ${players}`);
  const { user, system } = process.cpuUsage();
  for (let map = 0; map < TIMED; map++) drawMap(shippedBox.atlas, shippedBox.components, players, rng);
  const spent = process.cpuUsage();
  return (spent.user + spent.system - user - system) / 1000 / TIMED;
}

function row({ players, maps, faults, rejected, msPerMap, means }: Trial): (string | number)[] {
  const shown = QUANTITIES.map((one) => means[one].toFixed(2));
  return [players, showNumber(maps), faults.length, (100 * rejected).toFixed(1), Math.round(1000 * msPerMap), ...shown];
}
