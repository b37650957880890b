import type { EntryInfo, Moment } from '@portolan/protocol';
import type { PlayedMove } from '../movePlan.ts';
import type { ShownPosition } from '../timeline.ts';

/** A view in which only the number of events so far can be seen. */
export interface CountView {
  readonly events: number;
}

/** The moment after `seq` moves. */
export function momentAt(seq: number, view: CountView): Moment {
  return { seq, view, awaiting: [(seq + 1) % 2] };
}

/** Moves one after the other, each given by its events; even moves are those of seat 1. */
export function movesOf(
  ...kinds: readonly (readonly string[])[]
): readonly (PlayedMove & { readonly from: ShownPosition })[] {
  let from: ShownPosition = { entries: [], moment: momentAt(0, { events: 0 }) };
  return kinds.map((events, at) => {
    const seq = at + 1;
    const { view } = from.moment as { readonly view: CountView };
    const entry: EntryInfo = { seq, kind: 'move', seat: at % 2, at: 0, events: events.map((kind) => ({ kind })) };
    const patches = events.map((_, n) => ({ events: [view.events + n + 1] as const }));
    const moment = momentAt(seq, { events: view.events + events.length });
    const move = { entries: [{ ...entry, patches }], before: view, moment, from };
    from = { entries: [...from.entries, entry], moment };
    return move;
  });
}
