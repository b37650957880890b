import type { Mention } from '@portolan/i18n';
import type { Mentions, Reader } from './mentions.ts';

/** A reader, and what the things are called for them. */
export interface Telling extends Reader {
  readonly about: Mentions;
}

/** Who an event is about, and whether that is the reader. */
export function actorOf({ about }: Telling, seat: number): { readonly who: Mention; readonly you: boolean } {
  return { who: about.subject(seat), you: seat === about.you };
}
