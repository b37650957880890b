import type { TableInfo } from '@portolan/protocol';
import { hear, soundOn, switchSound } from '@portolan/table-kit/sound';
import { Button, ButtonLink, Dialog, DialogActions, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { guidedTables, keepGuided } from '../app/guided.ts';
import { api, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tableLater.ts';
import { AgreedOptions } from './AgreedOptions.tsx';
import { legendOpen } from './legend.ts';
import type { WebUi } from './useGameTable.ts';

export interface TableMenuProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly seated: boolean;
}

/** The first sound tells that they are on. */
function changeSound(on: boolean): void {
  switchSound(on);
  hear('turn');
}

/** Actions on the table itself. */
export function TableMenu({ ui, table, seated }: TableMenuProps): JSX.Element {
  const [resigning, setResigning] = useState(false);
  const sounds = useStore(soundOn);
  const guided = useStore(guidedTables).includes(table.id);
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
        {t('table.about', {
          game: table.title,
          who: tShell(`tables.${table.visibility}`),
          code: table.code,
          own: table.ownComponents === true,
        })}
      </p>
      <AgreedOptions table={table} />
      <div class="row">
        <Button size="small" icon="link" onClick={share}>
          {t('gather.copy')}
        </Button>
        <ButtonLink size="small" icon="play" href={`/replay/${table.id}`}>
          {t('table.replay')}
        </ButtonLink>
        {ui.legend !== undefined && (
          <Button size="small" icon="question" onClick={() => legendOpen.set(true)}>
            {t('table.legend')}
          </Button>
        )}
        {seated && table.status === 'running' && ui.guide !== undefined && (
          <Button size="small" icon="question" onClick={() => keepGuided(table.id, !guided)}>
            {t(guided ? 'table.unguide' : 'table.guide')}
          </Button>
        )}
        {seated && table.status === 'running' && (
          <Button size="small" look="danger" onClick={() => setResigning(true)}>
            {t('table.resign')}
          </Button>
        )}
      </div>
      <Tick label={t('table.sound')} hint={t('table.soundHint')} checked={sounds} onChange={changeSound} />
      {resigning && (
        <Dialog title={t('table.resignAsk')} onClose={() => setResigning(false)}>
          <p>{t('table.resignHint')}</p>
          <DialogActions>
            <Button autoFocus onClick={() => setResigning(false)}>
              {tShell('app.cancel')}
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
