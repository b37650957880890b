import { setTimeout as pause } from 'node:timers/promises';
import { afterEach } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Page } from './page.ts';
import { openTestCluster, type TestCluster, type TestNode } from './testCluster.ts';
import { Visitor } from './visitor.ts';

/** The servers of one test, and what such tests do with them. */
export interface ClusterOfTest {
  /** Servers that are stopped after the test. */
  open(size: number, leaseMs?: number): Promise<void>;
  readonly store: Store;
  nodeAt(index: number): TestNode;
  /** A page of a visitor on one of the servers, at a table. */
  pageAt(index: number, visitor: Visitor, table: string): Promise<Page>;
  /** One of the servers does not hear of what is done meanwhile. */
  unheard(index: number, work: () => Promise<unknown>): Promise<void>;
}

/** Nobody is taken for dead meanwhile, which would make the others read again. */
const LONG_LEASE_MS = 20_000;
/** Long enough for a message to get lost. */
const TRAVEL_MS = 50;

/** Call once in a file of tests. */
export function clusterOfTest(): ClusterOfTest {
  let opened: TestCluster | undefined;
  afterEach(() => opened?.stop());

  function cluster(): TestCluster {
    if (opened === undefined) throw new Error('no server is open');
    return opened;
  }

  function nodeAt(index: number): TestNode {
    const node = cluster().nodes[index];
    if (node === undefined) throw new Error('there are not enough servers');
    return node;
  }

  return {
    async open(size, leaseMs = LONG_LEASE_MS) {
      opened = await openTestCluster(size, {}, leaseMs);
    },
    get store() {
      return cluster().store;
    },
    nodeAt,
    async pageAt(index, visitor, table) {
      const page = await new Visitor(nodeAt(index).address, visitor.cookie).page();
      await page.watch(table);
      return page;
    },
    async unheard(index, work) {
      nodeAt(index).cut();
      await work();
      await pause(TRAVEL_MS);
      nodeAt(index).resume();
    },
  };
}
