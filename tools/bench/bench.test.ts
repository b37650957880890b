import { describe, expect, it } from 'vitest';
import { capacityFor, limitsOf, movesOfOneServer, redisLimits } from './capacity.ts';
import { documentOf } from './document.ts';
import type { ClusterCost, Figures } from './results.ts';

const cost = (mainThreads: number, postgres: number, redis: number): ClusterCost => {
  return { movesPerSecond: 1000, nodes: mainThreads, mainThreads, postgres, redis, busy: 0.9 };
};
const cluster: Figures['cluster'] = {
  tables: 96,
  one: cost(600, 300, 20),
  heard: cost(600, 300, 35),
  together: cost(640, 320, 30),
  spread: cost(1000, 400, 40),
  hearingMicros: 12,
  bottleneck: 'the cores of this machine',
  soakMinutes: 30,
  memory: [
    { heapDrift: 0.01, rssDrift: 0.02 },
    { heapDrift: 0.03, rssDrift: -0.01 },
  ],
  onCoresOfTheirOwn: { one: 1667, together: 3125, spread: 2000, postgresPerCore: 2500 },
};
const load: Figures['load'] = {
  tables: 96,
  movesPerSecond: 3000,
  boardgameIo: 1000,
  timesBoardgameIo: 3,
  colyseus: 1500,
  timesColyseus: 2,
  cpuMicrosPerMove: { server: 350, mainThread: 300, boardgameIo: 900 },
  bytesPerMove: { ours: 4000, boardgameIo: 90_000 },
  steadyMovesPerSecond: 500,
  p99Ms: 9,
  flushMs: { p50: 1, p99: 4 },
  heapPerConnection: 10_000,
};

describe('the capacity', () => {
  const costs = { cluster, load };
  const light = { one: cost(600, 300, 1), heard: cost(600, 300, 1), spread: cost(1000, 400, 1) };
  const withoutRedis = { load, cluster: { ...cluster, ...light } };

  it('is that of one server as long as its main thread and its connections are enough', () => {
    expect(movesOfOneServer(10, costs)).toBe(1000);
    expect(movesOfOneServer(100, costs)).toBe(200);
    expect(capacityFor({ players: 10_000, secondsPerMove: 10 }, costs)).toMatchObject({ groups: 1, servers: 1 });
    expect(capacityFor({ players: 10_010, secondsPerMove: 10 }, costs)).toMatchObject({ groups: 1, servers: 2 });
    expect(capacityFor({ players: 100_000, secondsPerMove: 100_000 }, costs)).toMatchObject({ groups: 1, servers: 5 });
  });

  it('names what breaks first, with the servers that there are by then', () => {
    // The four pages of a table are on 3.44 of 10 servers, so a move takes 600 + 2.44 × 400 µs. The 10 have
    // 10 × (600,000 − 3,538 × 12) µs for 3,538 of them; with an eleventh, Redis takes 40 + 9 × 15 µs for each, which is too much.
    const [redis, hearing, postgres] = limitsOf(10, costs);
    expect(redis).toMatchObject({ what: expect.stringContaining('Redis'), movesPerSecond: 3538, servers: 10 });
    expect(hearing).toMatchObject({ movesPerSecond: 50_000, servers: undefined });
    expect(postgres).toMatchObject({ what: 'PostgreSQL with 64 cores', movesPerSecond: 96_000 });
    // The last of many thousand servers would still have a microsecond left.
    const uneven = limitsOf(10, { load, cluster: { ...cluster, hearingMicros: 13 } });
    expect(uneven.map((one) => one.servers)).toEqual([10, undefined, undefined]);
    expect(limitsOf(10, withoutRedis)[0]).toEqual({ ...hearing, players: 500_000 });
  });

  it('depends on what one more server costs Redis, which is a small difference', () => {
    const small = { load, cluster: { ...cluster, heard: cost(600, 300, 24) } };
    const measured = limitsOf(10, small)[0]?.movesPerSecond ?? 0;
    const [least = 0, most = 0] = redisLimits(10, small);
    expect(least).toBeLessThan(measured);
    expect(most).toBeGreaterThan(measured);
    expect(redisLimits(10, withoutRedis).at(-1)).toBe(50_000);
  });

  it('is that of several groups beyond the first limit, and of one below it', () => {
    expect(capacityFor({ players: 35_380, secondsPerMove: 10 }, costs)).toMatchObject({ groups: 1, servers: 10 });
    const { breaksFirst, ...many } = capacityFor({ players: 300_000, secondsPerMove: 10 }, costs);
    expect(breaksFirst?.what).toContain('Redis');
    expect(many).toEqual({
      players: 300_000,
      movesPerSecond: 30_000,
      groups: 9,
      servers: 10,
      postgresCores: 3,
      postgresConnections: 130,
      connectionsGb: 3,
    });
  });
});

describe('the document', () => {
  const run = { date: '2026-01-31', machine: '2 × Some CPU', quick: true };
  const text = documentOf({
    load: { ...run, loadBefore: 0.2, figures: { ...load, ok: true } },
    cluster: { ...run, quick: false, figures: { ...cluster, ok: false } },
  });

  it('has the sections for which there are figures', () => {
    expect(text).toContain('| moves per second | 3,000 | 1,000 | 1,500 |');
    expect(text).toContain('| PostgreSQL, µs | 300 | 320 | 400 |');
    expect(text).toContain(
      'In 30 minutes of play the heap of a server grew by at most 3 %, and all of its memory by 2 %.',
    );
    expect(text).toContain('1,000 moves per second on PostgreSQL, in another run beside 1,500 of Colyseus');
    expect(text).toContain('up to 13 connections to PostgreSQL');
    expect(text).toContain('each main thread uses 32 % of one, Redis 3 % and PostgreSQL 32 %.');
    expect(text).toContain('expect about 1.2 times from a second server, not twice');
    expect(text).toMatch(
      /35 µs per move with a server that only hears, 20 without\..* at [\d,]+ or [\d,]+ moves per second/,
    );
    expect(text.match(/^## .*/gm)).toEqual([
      '## Server',
      '## Growth with servers',
      '## Capacity',
      '## Where we are slowest',
      '## Runs',
    ]);
  });

  it('says where they are from, in which form, and whether the floors were met', () => {
    expect(text).toContain('Quick form, 2026-01-31; it was within the wider tolerances of that form.');
    expect(text).toContain('Full form, 2026-01-31; its floors were not met.');
    expect(text).toContain('| proof load | quick | yes | 2026-01-31 | 2 × Some CPU | 0.2 |');
    expect(text).toContain('| proof cluster | full | no | 2026-01-31 | 2 × Some CPU |  |');
  });

  it('says what was broken, and that nothing was lost, as far as that has run', () => {
    expect(text).not.toContain('Nothing lost');
    const kept = { seed: 'a', acknowledged: 50_000, broken: 0, ok: true };
    const lossless = documentOf({
      faults: { ...run, quick: false, figures: { ...kept, faults: 1000, takeoverP50Ms: 2400, takeoverP99Ms: 4100 } },
      upgrade: { ...run, figures: { ...kept, replaced: 60, from: 'x', to: 'y', longestInterruptionMs: 2600 } },
      power: { ...run, figures: { ...kept, losses: 60, broken: 2, ok: false } },
    });
    expect(lossless).toContain('are harmed | 1,000 | 50,000 | 0 | 2,400 | 4,100 |  | a | full | 2026-01-31 |');
    expect(lossless).toContain('from x to y | 60 | 50,000 | 0 |  |  | 2,600 | a | quick | 2026-01-31 |');
    expect(lossless).toContain('power is lost under SQLite | 60 | 50,000 | 2 |');
    expect(lossless).toContain('| proof power | quick | no | 2026-01-31 |');
  });

  it('leaves empty what was left out', () => {
    const { colyseus: _, timesColyseus: __, ...rest } = load;
    const without = documentOf({ load: { ...run, figures: { ...rest, ok: true } } });
    expect(without).toContain('| moves per second | 3,000 | 1,000 |  |');
  });
});
