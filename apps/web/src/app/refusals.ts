import type { Failure } from '@portolan/client';
import type { Params } from '@portolan/kernel';
import type { Reason, RefusalInfo } from '@portolan/protocol';
import { isMessageKey, t } from '../messages/index.ts';

/** Why a request failed, in the reader's language: the reason the server gave, or else its category. */
export function sayFailure(failure: Failure | RefusalInfo): string {
  if (failure.code === 'unreachable') return t('refusal.unreachable');
  const { code, reason, rule, params } = failure;
  if (reason !== undefined && isMessageKey(`reason.${reason}`)) return sayReason(reason, params ?? {});
  if (code === 'illegal' && rule !== undefined) return t('refusal.illegalRule', { rule });
  return t(`refusal.${code}`);
}

function sayReason(reason: Reason, params: Params): string {
  const { problem } = params;
  if (problem === undefined) return t(`reason.${reason}`, params);
  const key = `${reason === 'faultyLog' ? 'logFault' : 'fault'}.${problem}`;
  // A newer server may name a problem this page has no message for.
  const said = isMessageKey(key) ? t(key, params) : String(problem);
  return t(`reason.${reason}`, { ...params, problem: said });
}
