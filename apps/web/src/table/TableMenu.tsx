import type { TableInfo } from '@portolan/protocol';
import { Button, ButtonLink, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, tell, tellFailure } from '../app/house.ts';
import { t } from '../messages/index.ts';

/** What can be done with the table itself. */
export function TableMenu({ table, seated }: { readonly table: TableInfo; readonly seated: boolean }): JSX.Element {
  const [resigning, setResigning] = useState(false);
  async function resign(): Promise<void> {
    setResigning(false);
    const answer = await api.resign(table.id);
    if (!answer.ok) tellFailure(answer.error);
  }
  async function share(): Promise<void> {
    await navigator.clipboard?.writeText(window.location.href);
    tell(t('gather.copied'));
  }
  return (
    <div class="stack">
      <p class="small quiet">
        {table.title} · {t(`tables.${table.visibility}`)} · {table.code}
        {table.ownComponents && ` · ${t('table.ownComponents')}`}
      </p>
      <div class="row">
        <Button size="small" icon="link" onClick={share}>
          {t('gather.copy')}
        </Button>
        <ButtonLink size="small" icon="play" href={`/replay/${table.id}`}>
          {t('table.replay')}
        </ButtonLink>
        {seated && table.status === 'running' && (
          <Button size="small" look="danger" onClick={() => setResigning(true)}>
            {t('table.resign')}
          </Button>
        )}
      </div>
      {resigning && (
        <Dialog title={t('table.resignAsk')} onClose={() => setResigning(false)}>
          <p>{t('table.resignHint')}</p>
          <DialogActions>
            <Button autoFocus onClick={() => setResigning(false)}>
              {t('app.cancel')}
            </Button>
            <Button look="danger" onClick={resign}>
              {t('table.resign')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
