import { describe, expect, it } from 'vitest';
import { capacityFor, limitsOf, movesOfOneServer } from './capacity.ts';
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
  const withoutRedis = { load, cluster: { ...cluster, one: cost(600, 300, 1), heard: cost(600, 300, 1) } };

  it('is that of one server as long as its main thread and its connections are enough', () => {
    expect(movesOfOneServer(10, costs)).toBe(1000);
    expect(movesOfOneServer(100, costs)).toBe(200);
    expect(capacityFor({ players: 10_000, secondsPerMove: 10 }, costs)).toMatchObject({ groups: 1, servers: 1 });
    expect(capacityFor({ players: 10_010, secondsPerMove: 10 }, costs)).toMatchObject({ groups: 1, servers: 2 });
    expect(capacityFor({ players: 100_000, secondsPerMove: 100_000 }, costs)).toMatchObject({ groups: 1, servers: 5 });
  });

  it('names what breaks first, with the servers that there are by then', () => {
    // 8 servers have 8 × (600,000 − 4,379 × 12) µs for 4,379 moves of 1,000 µs; with a ninth, Redis takes 140 µs for each.
    const [redis, hearing, postgres] = limitsOf(10, costs);
    expect(redis).toMatchObject({ what: expect.stringContaining('Redis'), movesPerSecond: 4379, servers: 8 });
    expect(hearing).toMatchObject({ movesPerSecond: 50_000, servers: undefined });
    expect(postgres).toMatchObject({ what: 'PostgreSQL with 64 cores', movesPerSecond: 96_000 });
    // The last of many thousand servers would still have a microsecond left.
    const uneven = limitsOf(10, { load, cluster: { ...cluster, hearingMicros: 13 } });
    expect(uneven.map((one) => one.servers)).toEqual([8, undefined, undefined]);
    expect(limitsOf(10, withoutRedis)[0]).toEqual({ ...hearing, players: 500_000 });
  });

  it('is that of several groups beyond the first limit, and of one below it', () => {
    expect(capacityFor({ players: 43_790, secondsPerMove: 10 }, costs)).toMatchObject({ groups: 1, servers: 8 });
    const { breaksFirst, ...many } = capacityFor({ players: 300_000, secondsPerMove: 10 }, costs);
    expect(breaksFirst?.what).toContain('Redis');
    expect(many).toEqual({
      players: 300_000,
      movesPerSecond: 30_000,
      groups: 7,
      servers: 8,
      postgresCores: 3,
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
    expect(text.match(/^## .*/gm)).toEqual([
      '## Server',
      '## Growth with servers',
      '## Capacity',
      '## Where we are slowest',
      '## Runs',
    ]);
  });

  it('says where they are from, in which form, and whether the floors were met', () => {
    expect(text).toContain('Quick form, 2026-01-31; its floors were met.');
    expect(text).toContain('Full form, 2026-01-31; its floors were not met.');
    expect(text).toContain('| proof load | quick | yes | 2026-01-31 | 2 × Some CPU | 0.2 |');
    expect(text).toContain('| proof cluster | full | no | 2026-01-31 | 2 × Some CPU |  |');
  });

  it('leaves empty what was left out', () => {
    const { colyseus: _, timesColyseus: __, ...rest } = load;
    const without = documentOf({ load: { ...run, figures: { ...rest, ok: true } } });
    expect(without).toContain('| moves per second | 3,000 | 1,000 |  |');
  });
});
