const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/**
 * How long to wait before the next attempt. Half of the delay is random, so that a thousand pages do not reconnect at the
 * same moment after an outage.
 */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.round(full / 2 + (full / 2) * random);
}
