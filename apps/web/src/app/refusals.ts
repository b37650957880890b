import type { Failure } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';
import { t } from '../messages/refusals.ts';

/** What to tell a person whose request was refused. */
export function sayFailure(failure: Failure | RefusalInfo): string {
  const { code, detail } = failure;
  if (code === 'illegal' && 'rule' in failure && failure.rule !== undefined) {
    return t('illegalRule', { rule: failure.rule });
  }
  return code === 'badRequest' && detail !== undefined ? t('badRequestDetail', { detail }) : t(code);
}
