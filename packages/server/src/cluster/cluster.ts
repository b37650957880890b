import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { type Leadership, makeLeadership } from './leadership.ts';
import { makeNodes, type Nodes } from './nodes.ts';
import { makeOwnership, type Ownership } from './ownership.ts';

/** The part of a server that knows of the others on the same store. */
export interface Cluster {
  readonly nodes: Nodes;
  readonly ownership: Ownership;
  readonly leadership: Leadership;
  readonly leaseMs: number;
  start(): Promise<void>;
  /** Hands everything over. */
  close(): Promise<void>;
}

export interface ClusterPartsOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly log: Log;
  readonly leaseMs: number | undefined;
  readonly onDeath: (node: string) => void;
  readonly onRevival: () => void;
  readonly onLead: () => void;
  readonly background: (work: () => Promise<void>) => void;
}

export function makeCluster(options: ClusterPartsOptions): Cluster {
  const { bus, store, leaseMs = 0 } = options;
  const nodes = makeNodes({ ...options, self: bus.node, leaseMs });
  const ownership = makeOwnership(nodes, store);
  const leadership = makeLeadership({ ...options, ownership, everyMs: leaseMs / 2 });
  return {
    nodes,
    ownership,
    leadership,
    leaseMs,
    async start() {
      await nodes.start();
      await leadership.start();
    },
    async close() {
      leadership.close();
      await nodes.close();
    },
  };
}
