import { listWords } from '@portolan/client';
import { type Box, KINDS, type View } from '@portolan/francis-drake';
import { crew, guns } from './words.ts';

/** What stands in the way of an attack at `destination`, as its viewer knows it. */
export interface Defence {
  readonly crew: number;
  readonly guns: number;
  /** A counter that may add to it. */
  readonly unknown: boolean;
  readonly points: number;
}

export function defenceAt(box: Box, view: View, destination: number, pinnace: boolean): Defence {
  const place = view.map[destination];
  const kind = KINDS[box.kind[destination] ?? 0];
  const added = place?.counter?.value ?? 0;
  const unknown = (kind === 'fort' || kind === 'galleon') && place?.counter?.value === undefined;
  if (kind === 'galleon') {
    const counter = box.components.galleonCounters[place?.galleonCounter ?? 0];
    return { crew: 0, guns: (counter?.guns ?? 0) + added, unknown, points: counter?.vp ?? 0 };
  }
  return {
    crew: (box.troops[destination] ?? 0) + added,
    guns: pinnace && kind === 'fort' ? 0 : (box.guns[destination] ?? 0),
    unknown,
    points: box.points[destination] ?? 0,
  };
}

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
