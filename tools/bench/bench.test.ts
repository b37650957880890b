import { describe, expect, it } from 'vitest';
import { capacityFor } from './capacity.ts';
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
  cpuMicrosPerMove: { server: 350, mainThread: 300, boardgameIo: 900 },
  bytesPerMove: { ours: 4000, boardgameIo: 90_000 },
  steadyMovesPerSecond: 500,
  p99Ms: 9,
  flushMs: { p50: 1, p99: 4 },
  heapPerConnection: 10_000,
};

describe('the capacity', () => {
  it('has servers for the moves, with what is left of their main threads after hearing of all moves', () => {
    const { movesPerSecond, servers, postgresCores, connectionsGb } = capacityFor(
      { players: 300_000, secondsPerMove: 10 },
      { cluster, load },
    );
    // 30,000 moves of 1,000 µs, with 600,000 − 30,000 × 12 µs of each server.
    expect({ movesPerSecond, servers, postgresCores, connectionsGb }).toEqual({
      movesPerSecond: 30_000,
      servers: 125,
      postgresCores: 20,
      connectionsGb: 3,
    });
  });

  it('has servers for the connections', () => {
    expect(capacityFor({ players: 100_000, secondsPerMove: 100_000 }, { cluster, load }).servers).toBe(5);
  });

  it('says that no number of servers is enough if hearing alone is too much', () => {
    const found = capacityFor({ players: 1_000_000, secondsPerMove: 10 }, { cluster, load });
    expect(found.servers).toBeUndefined();
  });

  it('names what breaks first', () => {
    const few = { ...cluster, one: cost(600, 300, 1), heard: cost(600, 300, 1) };
    expect(capacityFor({ players: 1000, secondsPerMove: 10 }, { cluster: few, load }).breaksFirst).toEqual({
      what: 'every server hears of every move',
      atMovesPerSecond: 50_000,
    });
    const slow = { ...few, spread: cost(1000, 4000, 1) };
    expect(
      capacityFor({ players: 1000, secondsPerMove: 10 }, { cluster: slow, load }).breaksFirst.atMovesPerSecond,
    ).toBe(9600);
    expect(capacityFor({ players: 1_000_000, secondsPerMove: 30 }, { cluster, load }).breaksFirst.what).toContain(
      'Redis',
    );
  });
});

describe('the document', () => {
  it('has the sections for which there are figures, and says where they are from', () => {
    const run = { date: '2026-01-31', machine: '2 × Some CPU', quick: true };
    const text = documentOf({ load: { ...run, figures: load }, cluster: { ...run, figures: cluster } });
    expect(text).toContain('| moves per second | 3,000 | 1,000 |');
    expect(text).toContain('| PostgreSQL | 300 | 320 | 400 |');
    expect(text).toContain('| proof load --quick | 2026-01-31 | 2 × Some CPU |');
    expect(text.match(/^## .*/gm)).toEqual([
      '## Server',
      '## Growth with servers',
      '## Capacity',
      '## Where we are slowest',
      '## Runs',
    ]);
  });
});
