import type { ToldOutcome } from '@portolan/protocol';
import { t } from '../messages/tableLater.ts';

/** What the seats are called beside their points: whoever resigned is marked as such. */
export function namesAtEnd({ resigned = [] }: ToldOutcome, names: readonly string[]): readonly string[] {
  return names.map((name, seat) => (resigned.includes(seat) ? t('result.resigned', { name }) : name));
}
