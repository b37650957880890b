import { textOf } from '@portolan/i18n';
import { type Box, type Event, isOfPlanck, type View } from '@portolan/nina-pinta';
import { planckReasonWords, type Reason } from '../planckReasonWords.ts';
import { tellDeed } from '../tellEvent.ts';

/** What Planck does, and the rule that decides it. */
export interface Caption extends Reason {
  readonly text: string;
}

export interface CaptionScene {
  readonly box: Box;
  readonly names: readonly string[];
  /** The view just before the event. */
  readonly view: View;
}

/** Undefined for events that are not Planck's doing, or that follow from the one before. */
export function captionOf({ box, names, view }: CaptionScene, event: Event): Caption | undefined {
  if (view.seats !== 1 || !isOfPlanck(event)) return undefined;
  const reason = planckReasonWords(box, event, view);
  const you = typeof view.viewer === 'number' ? view.viewer : undefined;
  const told = tellDeed({ box, names, you }, event);
  return reason === undefined ? undefined : { ...reason, text: told === undefined ? '' : textOf(told) };
}
