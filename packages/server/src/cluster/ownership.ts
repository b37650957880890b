import { type Lease, type LeaseStore, NOBODY } from '../store/leaseStore.ts';
import type { Nodes } from './nodes.ts';

/** Which server owns which match. */
export interface Ownership {
  readonly self: string;
  /** The lease with whose token this server may write, if it is the owner. */
  lease(table: string): Lease | undefined;
  /** Whether this server is the owner, and no other can have become it. */
  holds(table: string): boolean;
  /** The owner, as far as is known without asking. */
  owner(table: string): string | undefined;
  /** Whether another server owns the table, and is alive. */
  isElsewhere(table: string): Promise<boolean>;
  /** Finds the owner; claims the table if no living server owns it, or unconditionally with `anyway`. */
  claim(table: string, anyway?: boolean): Promise<Lease>;
  /** Call when this server knows all that the owners before it wrote; from then on it may write. */
  hold(table: string, lease: Lease): void;
  /** Call when another server turns out to be the owner, or the owner is not known any more. */
  lose(table: string): void;
  /** Call when another server has written to a table, as only its owner can. */
  see(table: string, owner: string): void;
  /** Call when a server is dead. */
  forget(node: string): void;
  /** The tables this server owns. */
  held(): readonly string[];
}

/** Owners of other servers' tables that are remembered. */
const MOST_REMEMBERED = 20_000;

export interface OwnershipOptions {
  readonly nodes: Nodes;
  readonly store: Pick<LeaseStore, 'lease' | 'claim'>;
  /** The time that the servers agree on. */
  readonly now: () => number;
}

export function makeOwnership({ nodes, store, now }: OwnershipOptions): Ownership {
  const leases = new Map<string, Lease>();
  const owners = new Map<string, string>();

  function remember(table: string, owner: string): void {
    if (owners.size >= MOST_REMEMBERED) owners.clear();
    owners.set(table, owner);
  }

  async function claim(table: string, anyway: boolean): Promise<Lease> {
    // A server that may have been taken for dead finds out for how long before it goes on.
    if (!nodes.isSure()) await nodes.look();
    const lease = await store.lease(table);
    if (lease?.node === nodes.self) return lease;
    if (lease !== undefined && !anyway && (await nodes.isAlive(lease.node))) return lease;
    const silentSince = lease === undefined ? undefined : nodes.silentSince(lease.node);
    const claimed = await store.claim(table, { node: nodes.self, seen: lease?.token ?? 0, at: now() });
    // The owner may be beating again at this moment, but no longer writes for the time in which it did not.
    return silentSince === undefined ? claimed : { ...claimed, lapsedAt: earliest(claimed.lapsedAt, silentSince) };
  }

  return {
    self: nodes.self,
    lease: (table) => leases.get(table),
    holds: (table) => leases.has(table) && nodes.isSure(),
    owner: (table) => owners.get(table),
    async isElsewhere(table) {
      const lease = await store.lease(table);
      return lease !== undefined && lease.node !== nodes.self && (await nodes.isAlive(lease.node));
    },
    async claim(table, anyway = false) {
      const claimed = await claim(table, anyway);
      if (claimed.node !== nodes.self && claimed.node !== NOBODY) remember(table, claimed.node);
      return claimed;
    },
    hold(table, lease) {
      leases.set(table, lease);
      owners.delete(table);
    },
    lose(table) {
      leases.delete(table);
      owners.delete(table);
    },
    see(table, owner) {
      leases.delete(table);
      remember(table, owner);
    },
    forget(node) {
      for (const [table, owner] of owners) if (owner === node) owners.delete(table);
    },
    held: () => [...leases.keys()],
  };
}

function earliest(one: number | undefined, other: number): number {
  return Math.min(one ?? other, other);
}
