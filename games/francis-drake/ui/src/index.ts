import { francisDrake, openBox, type View } from '@portolan/francis-drake';
import { describeFault, InvariantError } from '@portolan/kernel';
import { describeView } from './describeView.ts';
import { makeWords, type Words } from './text.ts';

/** The words of the game, and the whole table in words for a place without drawings. */
export interface Text extends Words {
  /** The table as its viewer sees it, in several lines. */
  describeView(view: unknown, names: readonly string[]): string;
}

/** The words for the components we ship. */
export const francisDrakeText: Text = textFor();

/** The words for other components, which the game must have accepted before. */
export function textFor(components?: unknown): Text {
  const opened = openBox(components);
  if (!opened.ok)
    throw new InvariantError(`no words for these components: ${describeFault(opened.error, francisDrake.problems)}`);
  const box = opened.value;
  return { ...makeWords(box), describeView: (view, names) => describeView(box, view as View, names) };
}
