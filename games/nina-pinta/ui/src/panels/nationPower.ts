import type { Box, NATIONS } from '@portolan/nina-pinta';
import { t } from './messages.ts';

/** What a nation is capable of, in a few words. */
export function nationPower({ components }: Box, nation: (typeof NATIONS)[number]): string {
  const capability = components.nations.find(({ id }) => id === nation)?.capability ?? 'startsFirst';
  return t(`power.${capability}`);
}
