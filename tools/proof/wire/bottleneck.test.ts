import { describe, expect, it } from 'vitest';
import { bottleneckOf, sharesOf } from './bottleneck.ts';
import type { ClusterRate } from './loadedCluster.ts';

const rate = (changed: Partial<ClusterRate>): ClusterRate => ({
  ...{ movesPerSecond: 1000, nodes: 700, mainThreads: 600, hearing: 0, postgres: 400, redis: 40, pages: 100 },
  ...{ busy: 0.5, others: 0, ...changed },
});

describe('the bottleneck of a cluster', () => {
  it('is found by how full each part is', () => {
    const shares = sharesOf(rate({ busy: 0.9, others: 0.2 }), 2);
    expect(shares.machine).toBeCloseTo(0.7);
    expect(shares).toMatchObject({ mainThread: 0.3, redis: 0.04, postgresCores: 0.4 });
  });

  it('is the machine if its cores are full, but not if others use them', () => {
    expect(bottleneckOf(rate({ busy: 0.9 }), 2)).toBe('the cores of this machine');
    expect(bottleneckOf(rate({ busy: 0.95, others: 0.2 }), 2)).toBe('other programs on this machine');
    expect(bottleneckOf(rate({ busy: 0.8 }), 2)).toBe('waiting, because nothing is full');
  });

  it('is the main threads if they are, with what a move takes of them', () => {
    const full = rate({ movesPerSecond: 3000, mainThreads: 612.4 });
    expect(bottleneckOf(full, 2)).toBe('the main threads of the servers, 612 µs per move');
    expect(bottleneckOf(full, 4)).toBe('waiting, because nothing is full');
  });

  it('is Redis if its only core is full', () => {
    expect(bottleneckOf(rate({ redis: 900 }), 2)).toBe('Redis, 900 µs per move');
  });
});
