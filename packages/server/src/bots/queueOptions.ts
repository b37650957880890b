import type { Log } from '../log.ts';

/** Where questions to bots in other processes are queued. */
export interface BotQueueOptions {
  readonly url: string;
  readonly log: Log;
  /** The prefix of every key, so that several installations can share one Redis. */
  readonly prefix?: string;
}

export const QUEUE = 'bots';
export const PREFIX = 'portolan';

/** Renewed by every worker each second; it expires, so that nobody relies on workers that are suspended or cut off. */
export function aliveKey(prefix: string): string {
  return `${prefix}:bot-workers`;
}

export function retryStrategy(times: number): number {
  return Math.min(times * 100, 1_000);
}
