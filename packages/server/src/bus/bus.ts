import type { RateLimit } from '../limits.ts';

/**
 * What the servers on one store tell each other. Nothing depends on a message alone: the store is the truth, a message says
 * that there is something to read, and a server that may have missed one reads again.
 */
export interface Bus {
  /** The name of this server, different for every start. */
  readonly node: string;
  /** Tells all other servers. Never fails; a message may be lost. */
  publish(topic: string, message: unknown): void;
  /** Messages of one server arrive in the order in which they were published. */
  subscribe(topic: string, listen: (message: unknown, from: string) => void): void;
  /**
   * Asks another server. Rejects with a `BusError` if there is no answer in time, or at once if the server fails to answer or
   * leaves; the request may have been carried out.
   */
  request(node: string, topic: string, message: unknown, timeoutMs: number): Promise<unknown>;
  /** Answers the requests of other servers. If it throws, the other side learns only that there is no answer. */
  answer(topic: string, handle: (message: unknown, from: string) => Promise<unknown>): void;
  /** Call when a server is dead: pending requests to it fail at once, as if it had left. */
  giveUp(node: string): void;
  /** Whether messages currently arrive, as far as is known. */
  isConnected(): boolean;
  /** Called when messages may have been lost. */
  onGap(listen: () => void): void;
  /** Counts for all servers together. */
  rateLimit(name: string, burst: number, perSecond: number): RateLimit;
  /** Stores a short text for all servers for a limited time, or only for this one if the others cannot be reached. */
  keep(key: string, text: string, forMs: number): Promise<void>;
  /** Returns a stored text and deletes it. */
  take(key: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** There was no answer to a request. */
export class BusError extends Error {
  override name = 'BusError';
}
