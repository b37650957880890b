import { Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/newTable.ts';
import { hasCompany } from './companyTerms.ts';
import type { DraftProps } from './draft.ts';
import { hintsOffered, isHinted } from './hintTerms.ts';

/** Whether players may ask for a good move. */
export function Hints({ draft, onChange }: DraftProps): JSX.Element | null {
  if (!hintsOffered(draft)) return null;
  return (
    <fieldset class="surface stack">
      <legend>{t('new.help')}</legend>
      <Tick
        label={t('new.hints')}
        hint={t(hasCompany(draft) ? 'new.hintsAll' : 'new.hintsAlone')}
        checked={isHinted(draft)}
        onChange={(hints) => onChange({ ...draft, hints })}
      />
    </fieldset>
  );
}
