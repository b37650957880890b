import type { Said } from '@portolan/i18n';
import { t } from './messages/events.ts';

/** Whole sentences, one after the other. */
export function inTurn(sentences: readonly (readonly Said[])[]): readonly Said[] {
  return sentences.reduce<readonly Said[]>(
    (first, then) => (first.length === 0 ? then : t.parts('sentences', { first, then })),
    [],
  );
}
