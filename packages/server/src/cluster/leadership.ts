import type { Ownership } from './ownership.ts';

/**
 * Which server does what only one should do: expired tables, records of finished matches, late rounds of
 * tournaments, the outbox. All of it is safe if two do it for a moment; a lease keeps it from being done twice all the time.
 */
export interface Leadership {
  isLeader(): boolean;
  start(): Promise<void>;
  close(): void;
}

export interface LeadershipOptions {
  readonly ownership: Ownership;
  readonly everyMs: number;
  /** Called when this server has become the leader. */
  readonly onLead: () => void;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

/** Not the id of a table. */
const NAME = '#jobs';

export function makeLeadership({ ownership, everyMs, onLead, background }: LeadershipOptions): Leadership {
  let timer: NodeJS.Timeout | undefined;

  async function campaign(): Promise<void> {
    const lease = await ownership.claim(NAME);
    if (lease.node !== ownership.self) return ownership.lose(NAME);
    if (ownership.lease(NAME)?.token === lease.token) return;
    ownership.hold(NAME, lease);
    onLead();
  }

  return {
    isLeader: () => ownership.holds(NAME),
    async start() {
      await campaign();
      timer = setInterval(() => background(campaign), everyMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}
