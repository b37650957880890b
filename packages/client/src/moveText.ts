import { defineMessages, translator } from '@portolan/i18n';
import type { MoveText } from './gameUi.ts';

export const moveMessages = defineMessages('client.move', {
  withOne: '{text}: {detail}',
  withBoth: '{text}: {effect} for {cost}',
  both: '{effect} for {cost}',
});
const t = translator(moveMessages);

/** What a move brings and costs; undefined where nothing is known. */
export function moveDetail({ cost, effect }: MoveText): string | undefined {
  return cost !== undefined && effect !== undefined ? t('both', { cost, effect }) : (effect ?? cost);
}

/** All that is known of a move in one line. */
export function moveSentence({ text, cost, effect }: MoveText): string {
  if (cost !== undefined && effect !== undefined) return t('withBoth', { text, cost, effect });
  const detail = effect ?? cost;
  return detail === undefined ? text : t('withOne', { text, detail });
}
