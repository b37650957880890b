import { capital } from '@portolan/client';
import { t } from './messages/fields.ts';

/** The label of a field of the board in words; tiles are counted under their names, which are words already. */
export function nameField(key: string, number?: number): string | undefined {
  if (number !== undefined) return t.find(`one.${key}`, { number });
  return t.find(key, {}) ?? capital(key);
}
