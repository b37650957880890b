import type { Step, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/nina-pinta';
import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { captionOf } from './captionOf.ts';
import { t } from './messages.ts';
import './planckCaption.css';

export interface PlanckCaptionProps {
  readonly timeline: Timeline<Step>;
  readonly box: Box;
  readonly names: readonly string[];
}

/** While Planck acts: what Planck does, and the rule that decides it. */
export function PlanckCaption({ timeline, box, names }: PlanckCaptionProps): JSX.Element | null {
  const step = useReadable(timeline.now)?.step;
  if (step === undefined) return null;
  const caption = captionOf({ box, names, view: step.before as View }, step.event as Event);
  if (caption === undefined) return null;
  return (
    <aside class="np-caption" aria-label={t('why')}>
      <Glyph name="planck" />
      <p>
        <strong>{caption.text}</strong> {caption.why} <span translate={false}>{caption.rule}</span>
      </p>
    </aside>
  );
}
