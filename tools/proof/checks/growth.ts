import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@portolan/cli/games';
import { progress, table } from '@portolan/cli/toolkit';
import { below, type Rng, rngFromSeed } from '@portolan/kernel';
import type { Me } from '@portolan/protocol';
import { openSqliteStore } from '@portolan/server';
import { Visitor } from '@portolan/server/testing';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { GROWTH } from '../floors.ts';
import { copyId, playTemplates } from '../wire/manyMatches.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';

export const growth: Check = {
  name: 'growth',
  summary:
    'start, home, lobby, opening a match, replay, records, ratings and memory grow at most as the logarithm of the finished matches',
  flags: {
    largest: { value: 'N', help: 'finished matches of the largest server; the others have a tenth and a hundredth' },
  },
  run,
};

const FULL = { largest: 100_000, starts: 5, requests: 200, games: GAMES.map((entry) => entry.package.id) };
const QUICK = { largest: 20_000, starts: 2, requests: 30, games: ['specimen', 'francis-drake'] };
type Size = typeof FULL;

/** The servers take turns, so that all of them meet the same conditions. */
interface Side {
  readonly matches: number;
  readonly folder: string;
  readonly samples: Map<Figure, number[]>;
}

/** `storeMs`: core time to open the data alone, for the first time after they have grown. */
const TIMES = ['storeMs', 'startMs', 'homeMs', 'lobbyMs', 'openMs', 'replayMs', 'recordMs', 'ladderMs'] as const;
const MEMORY = ['heapMb', 'rssMb'] as const;
type Figure = (typeof TIMES)[number] | (typeof MEMORY)[number];

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const size = quick ? QUICK : FULL;
  const largest = args.whole('largest', { min: 1000, max: 10_000_000, otherwise: size.largest });
  const folder = mkdtempSync(join(tmpdir(), 'portolan-growth-'));
  const bar = progress('growth', size.starts + size.requests + 4);
  try {
    const { busy, grow } = await playTemplates(folder, size.games);
    bar.at(1);
    const sides = [largest / 100, largest / 10, largest].map((matches, at): Side => {
      const own = join(folder, String(matches));
      mkdirSync(own);
      grow(matches, own);
      bar.at(at + 2);
      return { matches, folder: own, samples: new Map() };
    });
    for (const side of sides) await openStore(side);
    for (let i = 0; i < size.starts; i++) {
      for (const side of sides) {
        const server = await start(side);
        note(side, 'startMs', server.tookMs);
        await server.stop();
      }
      bar.at(i + 5);
    }
    await request(sides, busy, size, (done) => bar.at(done + size.starts + 4));
    return judge(sides, say);
  } finally {
    bar.done();
    rmSync(folder, { recursive: true });
  }
}

async function openStore(side: Side): Promise<void> {
  const before = process.cpuUsage();
  const store = openSqliteStore(join(side.folder, 'portolan.sqlite'));
  const { user, system } = process.cpuUsage(before);
  note(side, 'storeMs', (user + system) / 1000);
  await store.close();
}

function start({ folder }: Side): Promise<ServerProcess> {
  return startServerProcess('proofServerProcess.ts', [folder]);
}

async function request(
  sides: readonly Side[],
  { cookie }: Visitor,
  { requests }: Size,
  done: (requests: number) => void,
): Promise<void> {
  const servers = await Promise.all(sides.map(start));
  const rng = rngFromSeed('growth');
  try {
    for (let i = 0; i < requests; i++) {
      for (const [at, side] of sides.entries()) {
        const busy = new Visitor(servers[at]?.address ?? '', cookie);
        await visit(side, busy, rng);
      }
      done(i + 1);
    }
    for (const [at, side] of sides.entries()) {
      note(side, 'heapMb', ((await servers[at]?.heap()) ?? 0) / 1e6);
      note(side, 'rssMb', ((await servers[at]?.rss()) ?? 0) / 1e6);
    }
  } finally {
    for (const server of servers) await server.kill();
  }
}

/** One request of each kind. The matches are chosen at random, so that hardly any is opened twice. */
async function visit(side: Side, busy: Visitor, rng: Rng): Promise<void> {
  const stranger = new Visitor(busy.address);
  const match = (): string => copyId(below(rng, side.matches));
  await time(side, 'homeMs', async () => answered(await busy.get('/tables')));
  await time(side, 'lobbyMs', async () => answered(await stranger.get('/tables')));
  const { player } = (await busy.get<Me>('/me')).body;
  await time(side, 'recordMs', async () => {
    for (const path of ['', '/results', '/curve?game=specimen', '/meetings'])
      answered(await stranger.get(`/players/${player}${path}`));
  });
  await time(side, 'ladderMs', async () => answered(await stranger.get('/ratings/specimen')));
  const replayed = match();
  await time(side, 'replayMs', async () => answered(await stranger.get(`/tables/${replayed}/moments?to=20&steps=1`)));
  const page = await stranger.page({ keep: false });
  const opened = match();
  await time(side, 'openMs', async () => void (await page.watch(opened)));
  await page.close();
}

function answered({ status }: { readonly status: number }): void {
  if (status !== 200) throw new Error(`a request was answered with ${status}`);
}

async function time(side: Side, figure: Figure, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  note(side, figure, performance.now() - began);
}

function note({ samples }: Side, figure: Figure, value: number): void {
  samples.set(figure, [...(samples.get(figure) ?? []), value]);
}

/** The typical value: the median. */
function typical({ samples }: Side, figure: Figure): number {
  const sorted = (samples.get(figure) ?? []).toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN) * 100) / 100;
}

/** The most that a figure may be at `matches`, given what it is at `fewest`. */
function allowed(figure: Figure, value: number, { matches, fewest }: { matches: number; fewest: number }): number {
  const slack = figure.endsWith('Mb') ? GROWTH.slackMb : GROWTH.slackMs;
  return value * (Math.log(matches) / Math.log(fewest)) * GROWTH.noise + slack;
}

function judge(sides: readonly Side[], say: CheckContext['say']): Verdict {
  const fewest = sides[0]?.matches ?? 1;
  const figures: readonly Figure[] = [...TIMES, ...MEMORY];
  const values = figures.map((figure) => sides.map((side) => typical(side, figure)));
  const tooMuch = figures.filter((figure, row) =>
    sides.some(({ matches }, at) => {
      const [first = Number.NaN] = values[row] ?? [];
      // Also false if there is no figure.
      return !((values[row]?.[at] ?? Number.NaN) <= allowed(figure, first, { matches, fewest }));
    }),
  );
  const fileMb = sides.map(({ folder }) => Math.round(statSync(join(folder, 'portolan.sqlite')).size / 1e6));
  const rows = [...figures.map((figure, row) => [figure, ...(values[row] ?? [])]), ['fileMb', ...fileMb]];
  say(table(['finished matches', ...sides.map(({ matches }) => String(matches))], rows));
  return {
    ok: tooMuch.length === 0,
    figures: {
      matches: sides.map(({ matches }) => matches),
      ...Object.fromEntries(figures.map((figure, row) => [figure, values[row]])),
      fileMb,
      tooMuch,
    },
  };
}
