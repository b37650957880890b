import { COLOURS, type Event, type View } from '@portolan/amerigo';

export interface ShownPhase {
  readonly round: number;
  /** The colour of the phase; empty between phases. */
  readonly phase: string;
}

/** The phase that the table is in. A phase begins with the drop into the tower, before the view says so. */
export function phaseShown(view: View, event: Event | undefined): ShownPhase {
  if (event?.kind === 'phaseBegun' || event?.kind === 'phaseSkipped') {
    return { round: event.round, phase: COLOURS[event.phase] ?? '' };
  }
  return { round: view.round, phase: view.question === undefined ? '' : view.phase };
}
