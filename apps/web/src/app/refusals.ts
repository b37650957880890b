import type { Failure } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';
import { type MessageKey, t } from '../messages/index.ts';

/** What to tell a person whose wish was refused. */
export function sayFailure(failure: Failure | RefusalInfo): string {
  const key: MessageKey = `refusal.${failure.code}`;
  if (failure.code === 'illegal' && 'rule' in failure && failure.rule !== undefined) {
    return t('refusal.illegalRule', { rule: failure.rule });
  }
  const { detail } = failure;
  const said = t(key);
  return detail === undefined || failure.code !== 'badRequest' ? said : `${said} (${detail})`;
}
