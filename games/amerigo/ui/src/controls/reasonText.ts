import { t } from './messages.ts';

/** Why a tile may not lie somewhere. */
export function reasonText(rule: string): string {
  return t('notHere', { reason: t.find(`against.${rule}`, {}) ?? t('against.other', { rule }) });
}
