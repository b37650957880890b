import { Button, Icon } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { tell } from '../app/session.ts';
import { t } from '../messages/newTable.ts';
import type { DraftProps } from './draft.ts';

export function Components({ draft, onChange }: DraftProps): JSX.Element {
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      const value: unknown = JSON.parse(await file.text());
      onChange({ ...draft, components: { file: file.name, value } });
    } catch {
      tell(t('new.componentsBad', { file: file.name }), true);
    }
  }
  return (
    <details class="surface">
      <summary>
        {draft.components === undefined
          ? t('new.components')
          : t('new.componentsChosen', { file: draft.components.file })}
      </summary>
      <div class="stack">
        <p class="quiet small">{t('new.componentsHint')}</p>
        <div class="row">
          <label class="button button-small file-button">
            <Icon name="upload" />
            {t('new.components')}
            <input
              class="unseen"
              type="file"
              accept=".json,application/json"
              onChange={(event) => void read(event.currentTarget.files?.[0])}
            />
          </label>
          {draft.components !== undefined && (
            <Button size="small" onClick={() => onChange({ ...draft, components: undefined })}>
              {t('new.componentsDrop')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
