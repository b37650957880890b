import { SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { languageChoices } from '../lobby/languages.ts';
import { t } from '../messages/finding.ts';
import { canBeRated, hasCompany, isRated } from './companyTerms.ts';
import type { DraftProps } from './draft.ts';

/** Whether the table is rated, and in which language people talk there: only where others can join. */
export function Company({ draft, onChange }: DraftProps): JSX.Element | null {
  if (!hasCompany(draft)) return null;
  const { rated, language } = draft.company;
  return (
    <fieldset class="surface stack">
      <legend>{t('agree.heading')}</legend>
      <SelectField
        label={t('agree.language')}
        hint={t('agree.languageHint')}
        value={language}
        options={languageChoices()}
        onChange={(value) => onChange({ ...draft, company: { rated, language: value } })}
      />
      {canBeRated(draft) && (
        <Tick
          label={t('agree.rated')}
          hint={t('agree.ratedHint')}
          checked={isRated(draft)}
          onChange={(checked) => onChange({ ...draft, company: { rated: checked, language } })}
        />
      )}
    </fieldset>
  );
}
