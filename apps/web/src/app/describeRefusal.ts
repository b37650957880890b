import type { RefusalInfo } from '@portolan/protocol';
import { describeProblem } from '../games/problems.ts';
import { tLog } from '../messages/faults.ts';
import { t } from '../messages/refusals.ts';

/** Why the server refused a request: the reason it gave, or else the category of the refusal. */
export function describeRefusal({ code, reason, rule, params = {} }: RefusalInfo): string {
  const { problem } = params;
  const find = reason === 'faultyLog' ? tLog.find : describeProblem;
  // A newer server may name a reason or a problem that this page does not know.
  const known = problem === undefined ? params : { ...params, problem: find(String(problem), params) ?? problem };
  const said = reason === undefined ? undefined : t.find(`reason.${reason}`, known);
  if (said !== undefined) return said;
  return code === 'illegal' && rule !== undefined ? t('refusal.illegalRule', { rule }) : t(`refusal.${code}`);
}
