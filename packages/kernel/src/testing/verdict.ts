import type { AnyAudit } from './audit.ts';
import type { Figures } from './figures.ts';
import { LAWS, type Law } from './lawBroken.ts';

/** How often a part must have been hidden before it counts that it was never dealt again. */
const ENOUGH = 100;

/**
 * Parts of the state that seats do not see and `determinize` never deals again, although the audit does not declare them
 * deducible: a determinized world reveals them.
 */
export function findLeaks({ secrets }: Figures, audit: AnyAudit): string[] {
  const known = new Set(audit.deducible ?? []);
  const leaks = Object.entries(secrets).filter(
    ([part, { hidden, dealt }]) => hidden >= ENOUGH && dealt === 0 && !known.has(part),
  );
  return leaks.map(([part]) => part).sort();
}

/** Laws that were never checked: a suite that checks nothing would pass. */
export function findUnlooked({ laws }: Figures, but: readonly Law[] = []): Law[] {
  return LAWS.filter((law) => laws[law] === 0 && !but.includes(law));
}
