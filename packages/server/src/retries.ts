import type { Log } from './log.ts';

type Work = () => Promise<unknown>;

/** What failed, most likely because the store did not answer, and is tried again until it succeeds. */
export interface Retries {
  /** Does something now, or later if that fails; then `again` takes its place. Never rejects. */
  run(what: string, work: Work, again?: Work): Promise<void>;
  /** Does something later. */
  add(what: string, work: Work): void;
  /** Tries again what has failed so far; call now and then. */
  retry(): Promise<void>;
  close(): void;
}

/** How many of the failed works are tried again in parallel. */
const AT_ONCE = 8;

/** `what` names the work, so that nothing waits twice. */
export function makeRetries(log: Log): Retries {
  const failed = new Map<string, Work>();
  let closed = false;

  /** Only the first failure is reported: a store may be away for a while. */
  async function run(what: string, work: Work, again = work, isFirst = !failed.has(what)): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (closed) return;
      if (isFirst) log.error({ what, error: String(error) }, 'something failed and is tried again');
      failed.set(what, again);
    }
  }

  return {
    run: (what, work, again) => run(what, work, again),
    add: (what, work) => void failed.set(what, work),
    async retry() {
      const waiting = [...failed];
      const next = async (): Promise<void> => {
        for (let one = waiting.shift(); one !== undefined && !closed; one = waiting.shift()) {
          const [what, work] = one;
          // What fails while this is under way is not done by it.
          failed.delete(what);
          await run(what, work, work, false);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    },
    close() {
      closed = true;
    },
  };
}
