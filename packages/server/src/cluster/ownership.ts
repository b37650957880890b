import type { LeaseStore } from '../store/leaseStore.ts';
import type { Nodes } from './nodes.ts';

/** Which server owns which match. */
export interface Ownership {
  readonly self: string;
  /** The token with which this server may write, if it is the owner. */
  token(table: string): number | undefined;
  /** Whether this server is the owner, and no other can have become it. */
  holds(table: string): boolean;
  /** The owner, as far as is known without asking. */
  owner(table: string): string | undefined;
  /** Whether another server owns the table, and is alive. */
  isElsewhere(table: string): Promise<boolean>;
  /** Finds the owner; claims the table if no living server owns it, or `anyway`. */
  claim(table: string, anyway?: boolean): Promise<Claimed>;
  /** Call when this server knows all that the owners before it wrote; from then on it may write. */
  hold(table: string, token: number): void;
  /** Call when another server turns out to be the owner, or the owner is not known any more. */
  lose(table: string): void;
  /** The tables this server owns. */
  held(): readonly string[];
}

export interface Claimed {
  readonly node: string;
  readonly token: number;
}

/** Owners of other servers' tables that are remembered. */
const MOST_REMEMBERED = 20_000;

export function makeOwnership(nodes: Nodes, store: Pick<LeaseStore, 'lease' | 'claim'>): Ownership {
  const tokens = new Map<string, number>();
  const owners = new Map<string, string>();

  async function claim(table: string, anyway: boolean): Promise<Claimed> {
    const lease = await store.lease(table);
    if (lease?.node === nodes.self) return lease;
    if (lease !== undefined && !anyway && (await nodes.isAlive(lease.node))) return lease;
    return store.claim(table, nodes.self, lease?.token ?? 0);
  }

  return {
    self: nodes.self,
    token: (table) => tokens.get(table),
    holds: (table) => tokens.has(table) && nodes.isSure(),
    owner: (table) => owners.get(table),
    async isElsewhere(table) {
      const lease = await store.lease(table);
      return lease !== undefined && lease.node !== nodes.self && (await nodes.isAlive(lease.node));
    },
    async claim(table, anyway = false) {
      const claimed = await claim(table, anyway);
      if (claimed.node !== nodes.self) {
        if (owners.size >= MOST_REMEMBERED) owners.clear();
        owners.set(table, claimed.node);
      }
      return claimed;
    },
    hold(table, token) {
      tokens.set(table, token);
      owners.delete(table);
    },
    lose(table) {
      tokens.delete(table);
      owners.delete(table);
    },
    held: () => [...tokens.keys()],
  };
}
