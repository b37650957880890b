import { listWords } from '@portolan/client';
import type { Defence } from '@portolan/francis-drake';
import { crew, guns } from './words.ts';

/** `2 crew and 1 gun`, with `or more` while the counter is unknown. */
export function costWords(defence: Defence): string {
  const parts = costParts(defence);
  return `${parts.length === 0 ? 'nothing' : listWords(parts)}${defence.unknown ? ' or more' : ''}`;
}

/** The same for a table: `2 crew, 1 gun +?`. */
export function shortCost(defence: Defence): string {
  const parts = costParts(defence);
  return `${parts.length === 0 ? '-' : parts.join(', ')}${defence.unknown ? ' +?' : ''}`;
}

function costParts(defence: Defence): string[] {
  return [...(defence.crew > 0 ? [crew(defence.crew)] : []), ...(defence.guns > 0 ? [guns(defence.guns)] : [])];
}
