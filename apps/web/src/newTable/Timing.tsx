import type { JSX } from 'preact';
import { t } from '../messages/newTable.ts';
import { type DraftProps, hasOpenSeat, mayHaveTiming } from './draft.ts';
import { TimingKinds } from './TimingKinds.tsx';

/** How long players may take. Among bots alone there is usually no need for it, and it is folded away. */
export function Timing({ draft, onChange }: DraftProps): JSX.Element | null {
  if (!mayHaveTiming(draft)) return null;
  const isOpen = hasOpenSeat(draft);
  const kinds = (
    <TimingKinds timing={draft.timing} agreed={isOpen} onChange={(timing) => onChange({ ...draft, timing })} />
  );
  if (isOpen) {
    return (
      <fieldset class="surface stack">
        <legend>{t('new.time')}</legend>
        {kinds}
      </fieldset>
    );
  }
  return (
    <details class="surface">
      <summary>{t('new.addClock')}</summary>
      <div class="stack">{kinds}</div>
    </details>
  );
}
