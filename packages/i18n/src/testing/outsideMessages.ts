import { PSEUDO_CLOSE, PSEUDO_OPEN } from '../pseudoMessage.ts';

const MESSAGE = new RegExp(`${PSEUDO_OPEN}[^${PSEUDO_OPEN}${PSEUDO_CLOSE}]*${PSEUDO_CLOSE}`, 'g');

/** What remains of a text in the pseudo-locale without its messages, which may be nested. */
export function outsideMessages(text: string): string {
  const rest = text.replaceAll(MESSAGE, '');
  return rest === text ? rest : outsideMessages(rest);
}
