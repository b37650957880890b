import { openBox } from '@portolan/francis-drake';
import { describeFault, InvariantError } from '@portolan/kernel';
import { makeText, type Text } from './text.ts';

export type { Text } from './text.ts';

/** The words for the components we ship. */
export const francisDrakeText: Text = textFor();

/** The words for other components, which the game must have accepted before. */
export function textFor(components?: unknown): Text {
  const opened = openBox(components);
  if (!opened.ok) throw new InvariantError(`no words for these components: ${describeFault(opened.error)}`);
  return makeText(opened.value);
}
