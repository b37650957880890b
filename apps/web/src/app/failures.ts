import type { Failure } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';
import { t } from '../messages/shell.ts';

/** Why a request failed. The messages are many and seldom needed, so they are loaded with the first refusal. */
export async function sayFailure(failure: Failure | RefusalInfo): Promise<string> {
  if (failure.code === 'unreachable') return t('link.unreachable');
  try {
    return (await import('./describeRefusal.ts')).describeRefusal(failure);
  } catch {
    return t('link.unreachable');
  }
}
