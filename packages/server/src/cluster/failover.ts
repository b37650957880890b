import type { Bus } from '../bus/bus.ts';
import type { MatchRegistry } from '../match/matchRegistry.ts';
import type { MatchEnds } from '../matchEnds.ts';
import type { Sender } from '../notices/sender.ts';
import type { Retries } from '../retries.ts';
import type { Hearing } from './hearing.ts';
import type { Ownership } from './ownership.ts';
import type { Presence } from './presence.ts';

/** What a server takes over from others that have died, and what one of them does for all. */
export interface Failover {
  /** Call when this server has started. */
  started(): void;
  /** Call when this server begins to lead: what ended before, or was to be sent, may not have been seen to. */
  lead(): void;
  /** Call when another server has died. */
  takeOver(node: string): void;
}

export interface FailoverOptions {
  readonly bus: Pick<Bus, 'giveUp'>;
  /** Undefined if there are no other servers. */
  readonly ownership: Pick<Ownership, 'forget'> | undefined;
  readonly presence: Pick<Presence, 'forget'>;
  readonly matches: Pick<MatchRegistry, 'resume' | 'takeOver'>;
  readonly hearing: Pick<Hearing, 'readStarts'>;
  readonly ends: Pick<MatchEnds, 'recorder' | 'tournaments'>;
  readonly sender: Pick<Sender, 'lead'>;
  readonly retries: Retries;
  readonly isLeader: () => boolean;
}

export function makeFailover(options: FailoverOptions): Failover {
  const { bus, ownership, presence, matches, hearing, sender, retries, isLeader } = options;
  const { recorder, tournaments } = options.ends;
  let started = false;

  async function resume(): Promise<void> {
    await matches.resume();
    await tournaments.resume();
  }

  return {
    started() {
      started = true;
    },
    lead() {
      recorder.wake();
      sender.lead();
      // The leader before may have died in the middle of something, and when that was noticed nobody led. A server that
      // starts resumes everything as soon as it can be reached.
      if (started) void retries.run('resume', resume);
    },
    takeOver(node) {
      bus.giveUp(node);
      ownership?.forget(node);
      presence.forget(node);
      void retries.run(`take over from ${node}`, async () => {
        await matches.takeOver(node);
        await hearing.readStarts();
        if (!isLeader()) return;
        // It may have ended matches without a word, or died before it owned what it had begun.
        recorder.wake();
        await resume();
      });
    },
  };
}
