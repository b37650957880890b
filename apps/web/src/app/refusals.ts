import type { Failure } from '@portolan/client';
import type { Params } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import { t } from '../messages/refusals.ts';

/** Why a request failed, in the reader's language: the reason the server gave, or else its category. */
export function sayFailure(failure: Failure | RefusalInfo): string {
  if (failure.code === 'unreachable') return t('refusal.unreachable');
  const { code, reason, rule, params = {} } = failure;
  // A newer server may give a reason that this page does not know.
  const said = reason === undefined ? undefined : t.find(`reason.${reason}`, params);
  if (said !== undefined) return said;
  return code === 'illegal' && rule !== undefined ? t('refusal.illegalRule', { rule }) : t(`refusal.${code}`);
}

/** The same with what is wrong with a value, whose messages are loaded only now. */
export async function sayFailureFully(failure: Failure | RefusalInfo): Promise<string> {
  if (failure.code === 'unreachable' || failure.params?.problem === undefined) return sayFailure(failure);
  const { t: faults } = await import('../messages/faults.ts');
  const { reason, params } = failure;
  const key = `${reason === 'faultyLog' ? 'logFault' : 'fault'}.${params.problem}`;
  const problem = faults.find(key, params) ?? String(params.problem);
  const known: Params = { ...params, problem };
  return sayFailure({ ...failure, params: known });
}
