import type { MoveText } from './gameUi.ts';
import { t } from './messages.ts';

/** What a move brings and costs; undefined if nothing is known. */
export function moveDetail({ cost, effect }: MoveText): string | undefined {
  return cost !== undefined && effect !== undefined ? t('move.both', { cost, effect }) : (effect ?? cost);
}

/** All that is known of a move in one line. */
export function moveSentence({ text, cost, effect }: MoveText): string {
  if (cost !== undefined && effect !== undefined) return t('move.withBoth', { text, cost, effect });
  const detail = effect ?? cost;
  return detail === undefined ? text : t('move.withOne', { text, detail });
}
