import type { Bus } from '../bus/bus.ts';

/** The challenges that browsers are about to answer, on any server: short-lived, each good for one attempt. */
export interface Challenges {
  /** Replaces any earlier challenge of `key`. */
  issue(key: string, challenge: string): Promise<void>;
  /** The challenge of `key`, which this uses up. */
  take(key: string): Promise<string | undefined>;
}

export const CHALLENGE_MS = 5 * 60_000;

export function makeChallenges(bus: Pick<Bus, 'keep' | 'take'>, now: () => number): Challenges {
  return {
    issue: (key, challenge) => bus.keep(key, `${now() + CHALLENGE_MS} ${challenge}`, CHALLENGE_MS),
    async take(key) {
      const [until, challenge] = (await bus.take(key))?.split(' ') ?? [];
      return Number(until) >= now() ? challenge : undefined;
    },
  };
}
