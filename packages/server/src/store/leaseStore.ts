import type { Appended, EntryRow, TableChange } from '@portolan/match';

/** Who owns a match. The token grows with every change of owner. */
export interface Lease {
  readonly node: string;
  readonly token: number;
  /** When it became the owner. */
  readonly claimedAt: number;
  /** The last sign of life of the owner before it, until `settleLease`; absent where there was none, or nobody knows. */
  readonly lapsedAt?: number;
}

/** The owner of a table that nobody can own: it is over, or gone. */
export const NOBODY = '';

/** A server that wants a table. */
export interface Claimant {
  readonly node: string;
  /** The token of the lease it has seen; 0 if there was none. */
  readonly seen: number;
  readonly at: number;
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
 * Leases of matches, for several servers on one store. No time decides about them: a server is alive as long as others see
 * its beats grow, each by its own clock, so clocks that differ or jump cannot make two of them believe to be the owner for
 * longer than it takes to write. What is written is fenced by the token in any case. The times say for how long nobody
 * looked after a table, which is credited to its players.
 */
export interface LeaseStore {
  /** Notes that a server is alive at `at`; returns the beats of all. */
  beatNode(node: string, at: number): Promise<NodeBeat[]>;
  /**
   * Removes a server that has stopped; `at`: when it said so itself. Its leases and its last sign of life
   * remain until others claim them.
   */
  removeNode(node: string, at?: number): Promise<void>;
  lease(table: string): Promise<Lease | undefined>;
  /**
   * Makes a server the owner of a running table, or of a job whose name begins with `#`, if the token is still the one it has
   * seen. Returns the lease.
   */
  claim(table: string, claimant: Claimant): Promise<Lease>;
  /** Call when the time since `lapsedAt` has been credited. */
  settleLease(table: string, token: number): Promise<void>;
  /** The ids of the tables that a server owns. */
  leasesOf(node: string): Promise<string[]>;
  /** Like `append`, for the holder of a token; the end of a match ends its lease. */
  appendAs(token: number, table: string, row: EntryRow, change: TableChange): Promise<Appended | Fenced>;
}
