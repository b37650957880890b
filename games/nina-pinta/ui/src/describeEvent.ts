import { textOf } from '@portolan/i18n';
import type { Event } from '@portolan/nina-pinta';
import type { Reader } from './mentions.ts';
import { tellEvent } from './tellEvent.ts';

/** A line for the log, undefined for what goes without saying. */
export function describeEvent(reader: Reader, event: Event): string | undefined {
  const parts = tellEvent(reader, event);
  return parts === undefined ? undefined : textOf(parts);
}
