import type { AnyAudit } from './audit.ts';
import type { Figures } from './figures.ts';
import { LAWS, type Law } from './lawBroken.ts';

/** So often a part must have been hidden before its never being dealt anew means something. */
const ENOUGH = 100;

/**
 * Parts of the state that seats do not see and `determinize` never dealt anew, although the audit does not call them
 * deducible: whoever is handed an imagined world learns them.
 */
export function findLeaks({ secrets }: Figures, audit: AnyAudit): string[] {
  const known = new Set(audit.deducible ?? []);
  const leaks = Object.entries(secrets).filter(
    ([part, { hidden, dealt }]) => hidden >= ENOUGH && dealt === 0 && !known.has(part),
  );
  return leaks.map(([part]) => part).sort();
}

/** Laws that were never looked at: a suite that looks at nothing would pass. */
export function findUnlooked({ laws }: Figures, but: readonly Law[] = []): Law[] {
  return LAWS.filter((law) => laws[law] === 0 && !but.includes(law));
}
