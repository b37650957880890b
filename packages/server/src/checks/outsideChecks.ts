import { fail, type Result } from '@portolan/kernel';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import { makeWorkerPool, WorkerError, type WorkerPool } from '../workers/workerPool.ts';
import type { ComponentsClaim } from './checkComponents.ts';
import type { VerifiedMatch } from './checkLog.ts';

export type CheckJob =
  | (ComponentsClaim & { readonly kind: 'components' })
  | { readonly kind: 'log'; readonly text: string };

/** Checks what players send before the server works with it: off the main thread, and with a deadline. */
export interface OutsideChecks {
  components(player: string, claim: ComponentsClaim): Promise<Result<undefined, RefusalInfo>>;
  log(player: string, text: string): Promise<Result<VerifiedMatch, RefusalInfo>>;
  close(): Promise<void>;
}

export interface OutsideChecksOptions {
  /** The host's worker script. */
  readonly script: URL;
  /** What takes longer is refused. */
  readonly timeoutMs: number;
}

const HEAP_MB = 128;
/** Of all players. Each of them can have one check at a time. */
const MOST_WAITING = 20;

export function makeOutsideChecks({ script, timeoutMs }: OutsideChecksOptions): OutsideChecks {
  const pool: WorkerPool<CheckJob, Result<unknown, RefusalInfo>> = makeWorkerPool({
    script,
    timeoutMs,
    threads: 1,
    heapMb: HEAP_MB,
    mostWaiting: MOST_WAITING,
  });
  const busy = new Set<string>();

  /** The job tells the caller the type of the worker's answer. */
  async function check<T>(player: string, job: CheckJob): Promise<Result<T, RefusalInfo>> {
    if (busy.has(player)) return fail({ code: 'tooFast' });
    busy.add(player);
    try {
      return (await pool.ask(job)) as Result<T, RefusalInfo>;
    } catch (error) {
      return fail(refusalFor(error, timeoutMs));
    } finally {
      busy.delete(player);
    }
  }

  return {
    components: (player, claim) => check<undefined>(player, { kind: 'components', ...claim }),
    log: (player, text) => check<VerifiedMatch>(player, { kind: 'log', text }),
    close: () => pool.close(),
  };
}

function refusalFor(error: unknown, timeoutMs: number): RefusalInfo {
  if (!(error instanceof WorkerError)) throw error;
  switch (error.problem) {
    case 'tooSlow':
      return refusal('checkTooSlow', { seconds: timeoutMs / 1000 });
    case 'busy':
      return { code: 'tooFast' };
    case 'closed':
      return refusal('serverError');
    default:
      return refusal('checkFailed');
  }
}
