import type { JSX } from 'preact';
import { LookPicker } from './LookPicker.tsx';
import { t } from './messages.ts';
import { WordChoice } from './WordChoice.tsx';

/** Portugal's secret look before the first era, which may be declined. */
export function LookAtLands(): JSX.Element {
  return (
    <>
      <LookPicker />
      <div class="np-column">
        <WordChoice target="decline" main={t('lookAtNothing')} />
      </div>
    </>
  );
}
