import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '@portolan/server/testing';
import { inTime, PATIENCE_MS } from './inTime.ts';
import type { NodeProcess } from './nodeProcess.ts';

/** How long a server may take to look at the time again. */
const LOOK_MS = 15_000;
/** A busy machine may be late to ask, and to tell. */
const MOST_OFF_MS = 60_000;

/** The time of the store, by which all servers of a trial have to go. */
export class StoreTime {
  /** By how much it is later than that of this machine. */
  leaptMs = 0;
  #file: string;
  #onProblem: (problem: string) => void;

  /** `file`: where the servers read by how much it has leapt. */
  constructor(file: string, onProblem: (problem: string) => void) {
    this.#file = file;
    this.#onProblem = onProblem;
  }

  /** It is so much later from now on, for all servers: the machine of the database stood still. */
  leap(ms: number): void {
    this.leaptMs += ms;
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, `${this.leaptMs}`);
    renameSync(fresh, this.#file);
  }

  get hasLeapt(): boolean {
    return this.leaptMs > 0;
  }

  /** Whether a server follows it, as soon as it looks at it again; `pick` says which one is asked each time. */
  async isFollowed(pick: () => NodeProcess): Promise<boolean> {
    for (const until = performance.now() + LOOK_MS; performance.now() < until; await pause(200)) {
      const told = await timeAt(pick());
      if (told !== undefined && Math.abs(told - Date.now() - this.leaptMs) < MOST_OFF_MS) return true;
    }
    return false;
  }

  /** Whatever the clock of its machine says, a server has to go by it. */
  async check(node: NodeProcess): Promise<void> {
    const asked = Date.now() + this.leaptMs;
    const told = await timeAt(node);
    if (told !== undefined && Math.abs(told - asked) > MOST_OFF_MS)
      this.#onProblem(`server ${node.name} took its time from elsewhere: ${Math.round((told - asked) / 1000)} s off`);
  }
}

/** What a server tells pages; undefined if it does not answer. */
async function timeAt({ address }: NodeProcess): Promise<number | undefined> {
  if (address === undefined) return undefined;
  const page = await new Visitor(address).page({ keep: false, patienceMs: PATIENCE_MS }).catch(() => undefined);
  if (page === undefined) return undefined;
  const pong = await inTime(page, page.ask({ type: 'ping' })).catch(() => undefined);
  page.terminate();
  return pong?.type === 'pong' ? pong.now : undefined;
}
