import type { TableText } from '@portolan/client';
import { describeFault, InvariantError } from '@portolan/kernel';
import { ninaPinta, openBox, type View } from '@portolan/nina-pinta';
import { describeView } from './describeView.ts';
import { makeText } from './text.ts';

/** The texts for a set of components, by default the shipped ones. Views, moves and events must belong to them. */
export function textFor(components?: unknown): TableText {
  const opened = openBox(components);
  if (!opened.ok) {
    throw new InvariantError(`no texts for these components: ${describeFault(opened.error, ninaPinta.problems)}`);
  }
  const box = opened.value;
  return {
    ...makeText(box),
    describeView: (view, names) => describeView(box, view as View, names),
    forMatch: (_, resigned) => makeText(box, resigned),
  };
}
