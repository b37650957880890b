import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Outage, Store } from '../store/store.ts';
import { type Leadership, makeLeadership } from './leadership.ts';
import { makeNodes, type Nodes } from './nodes.ts';
import { makeOwnership, type Ownership } from './ownership.ts';
import type { SharedClock } from './sharedClock.ts';

/** The part of a server that knows the others on the same store. */
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
  readonly leaseMs: number;
  readonly time: SharedClock;
  readonly onDeath: (node: string) => void;
  readonly onRevival: () => void;
  readonly onSilence: (silence: Outage) => void;
  readonly onLead: () => void;
  readonly background: (work: () => Promise<void>) => void;
}

export function makeCluster(options: ClusterPartsOptions): Cluster {
  const { bus, store, log, leaseMs, time, onDeath, onRevival, onSilence } = options;
  // One by one: leases must not be judged by any other clock that the options may have.
  const nodes = makeNodes({ self: bus.node, store, log, leaseMs, time, onDeath, onRevival, onSilence });
  const ownership = makeOwnership({ nodes, store, now: time.now });
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
