import { VISIBILITIES } from '@portolan/protocol';
import { Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/newTable.ts';
import { type DraftProps, withVisibility } from './draft.ts';

export function VisibilityChoice({ draft, onChange }: DraftProps): JSX.Element {
  return (
    <fieldset class="surface stack">
      <legend>{t('new.where')}</legend>
      {VISIBILITIES.map((one) => (
        <Tick
          key={one}
          group="visibility"
          label={t(`new.${one}`)}
          hint={t(`new.${one}Hint`)}
          checked={one === draft.visibility}
          onChange={() => onChange(withVisibility(draft, one))}
        />
      ))}
    </fieldset>
  );
}
