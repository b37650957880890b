import type { Failure } from '@portolan/client';
import type { Params } from '@portolan/kernel';
import type { Reason, RefusalInfo } from '@portolan/protocol';
import { fillIn, t } from '../messages/index.ts';

/** Messages for reasons and problems, once they are loaded. */
let details: Readonly<Record<string, string>> = {};

/** Loads the messages for the reason of a failure, which the first load leaves out. */
export async function prepareFailure(failure: Failure | RefusalInfo): Promise<void> {
  if (!('reason' in failure)) return;
  const loaded = await import('../messages/refusals.ts').catch(() => undefined);
  details = loaded?.refusals ?? details;
}

/**
 * Why a request failed, in the reader's language. Says the reason the server gave if its message is loaded
 * (`prepareFailure`), otherwise the category.
 */
export function sayFailure(failure: Failure | RefusalInfo): string {
  if (failure.code === 'unreachable') return t('refusal.unreachable');
  const { code, reason, rule, params } = failure;
  const said = reason === undefined ? undefined : sayReason(reason, params ?? {});
  if (said !== undefined) return said;
  if (code === 'illegal' && rule !== undefined) return t('refusal.illegalRule', { rule });
  return t(`refusal.${code}`);
}

function sayReason(reason: Reason, params: Params): string | undefined {
  const text = details[`reason.${reason}`];
  if (text === undefined) return undefined;
  const { problem } = params;
  if (problem === undefined) return fillIn(text, params);
  // A newer server may name a problem that this page has no message for.
  const fault = details[`${reason === 'faultyLog' ? 'logFault' : 'fault'}.${problem}`] ?? String(problem);
  return fillIn(text, { ...params, problem: fillIn(fault, params) });
}
