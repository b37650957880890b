import { type Box, type Event, planckReason, type View } from '@portolan/nina-pinta';
import { t } from './messages/reasons.ts';

/** Why Planck does something, in words. */
export interface Reason {
  /** The id of the rule that decided; more than one where the event alone does not tell which. */
  readonly rule: string;
  /** A whole sentence. */
  readonly why: string;
}

/** Undefined for events that leave Planck no choice. With the view just before the event it is more exact. */
export function planckReasonWords(box: Box, event: Event, before?: View): Reason | undefined {
  const reason = planckReason(box, event, before);
  if (reason === undefined) return undefined;
  const { rules, cause, gold = 0 } = reason;
  return { rule: rules.join(', '), why: cause === 'passedPoor' ? t(cause, { gold }) : t(cause) };
}
