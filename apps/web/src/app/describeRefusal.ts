import type { RefusalInfo } from '@portolan/protocol';
import { t as faults } from '../messages/faults.ts';
import { t } from '../messages/refusals.ts';

/** Why the server refused a request: the reason it gave, or else the category of the refusal. */
export function describeRefusal({ code, reason, rule, params = {} }: RefusalInfo): string {
  const { problem } = params;
  const key = `${reason === 'faultyLog' ? 'logFault' : 'fault'}.${problem}`;
  // A newer server may name a reason or a problem that this page does not know.
  const known = problem === undefined ? params : { ...params, problem: faults.find(key, params) ?? problem };
  const said = reason === undefined ? undefined : t.find(`reason.${reason}`, known);
  if (said !== undefined) return said;
  return code === 'illegal' && rule !== undefined ? t('refusal.illegalRule', { rule }) : t(`refusal.${code}`);
}
