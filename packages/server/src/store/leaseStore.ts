import type { Appended, EntryRow, TableChange } from '@portolan/match';

/** Who owns a match. The token grows with every change of owner. */
export interface Lease {
  readonly node: string;
  readonly token: number;
}

/** How often a server has said that it is alive. */
export interface NodeBeat {
  readonly node: string;
  readonly beats: number;
}

/** The lease is no longer the writer's. */
export interface Fenced {
  readonly kind: 'fenced';
}

/**
 * Leases of matches, for several servers on one store. There is no time in them: a server is alive as long as others see
 * its beats grow, each by its own clock, so clocks that differ or jump cannot make two of them believe to be the owner for
 * longer than it takes to write. What is written is fenced by the token in any case.
 */
export interface LeaseStore {
  /** Notes that a server is alive; returns the beats of all. */
  beatNode(node: string): Promise<NodeBeat[]>;
  /** Removes a server that has stopped. Its leases remain until others claim them. */
  removeNode(node: string): Promise<void>;
  lease(table: string): Promise<Lease | undefined>;
  /** Makes a server the owner, if the token is still the one it has seen, or 0 if there was no lease. Returns the lease. */
  claim(table: string, node: string, seen: number): Promise<Lease>;
  /** The ids of the tables that a server owns. */
  leasesOf(node: string): Promise<string[]>;
  /** Like `append`, for the holder of a token; the end of a match ends its lease. */
  appendAs(token: number, table: string, row: EntryRow, change: TableChange): Promise<Appended | Fenced>;
}
