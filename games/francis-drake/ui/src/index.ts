import { francisDrake, openBox, type View } from '@portolan/francis-drake';
import { describeFault, InvariantError } from '@portolan/kernel';
import { describeView } from './describeView.ts';
import { makeWords, type Words } from './text.ts';

/** The game's text, and the whole table as text for a terminal. */
export interface Text extends Words {
  /** The table as its viewer sees it, in several lines. */
  describeView(view: unknown, names: readonly string[]): string;
}

/** The text for the components we ship. */
export const francisDrakeText: Text = textFor();

/** The text for other components, which the game has already accepted. */
export function textFor(components?: unknown): Text {
  const opened = openBox(components);
  if (!opened.ok)
    throw new InvariantError(`no words for these components: ${describeFault(opened.error, francisDrake.problems)}`);
  const box = opened.value;
  return { ...makeWords(box), describeView: (view, names) => describeView(box, view as View, names) };
}
