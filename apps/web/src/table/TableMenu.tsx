import type { Match } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { hear, soundOn, switchSound } from '@portolan/table-kit/sound';
import { Button, ButtonLink, Dialog, DialogActions, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BranchNote } from '../analysis/BranchNote.tsx';
import { guidedTables, keepGuided } from '../app/guided.ts';
import { later } from '../app/later.tsx';
import { isShared } from '../app/seatNames.ts';
import { api, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { AgreedTerms } from '../clock/AgreedTerms.tsx';
import { PeopleHere } from '../company/PeopleHere.tsx';
import { t as tConsent } from '../messages/consent.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tableLater.ts';
import { AgreedOptions } from './AgreedOptions.tsx';
import { legendOpen } from './legend.ts';
import type { WebUi } from './useGameTable.ts';

const HandOverSeat = later(async () => (await import('../consent/HandOverSeat.tsx')).HandOverSeat);

export interface TableMenuProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly match: Match;
  readonly own: readonly number[];
  readonly seated: boolean;
  /** Asks the others to take something back; absent where there is nothing to ask. */
  readonly onAskBack: (() => void) | undefined;
}

const TableNotices = later(async () => (await import('../notifications/TableNotices.tsx')).TableNotices);

/** The first sound tells that they are on. */
function changeSound(on: boolean): void {
  switchSound(on);
  hear('turn');
}

/** Not on a shared device, where somebody is always there. */
function mayHandOver(table: TableInfo, own: readonly number[]): boolean {
  const seat = own.length === 1 ? table.seats[own[0] ?? 0] : undefined;
  return table.status === 'running' && !isShared(table) && seat?.kind === 'person' && seat.standIn === undefined;
}

/** Actions on the table itself. */
export function TableMenu({ ui, match, table, own, seated, onAskBack }: TableMenuProps): JSX.Element {
  const [handing, setHanding] = useState(false);
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
    tell(t('table.copied'));
  }
  return (
    <div class="stack">
      <p class="small quiet">
        {t('table.about', {
          game: table.title,
          who: tShell(`tables.${table.visibility}`),
          own: table.ownComponents === true,
        })}
      </p>
      {table.branchedFrom !== undefined && <BranchNote origin={table.branchedFrom} />}
      <AgreedTerms table={table} />
      <AgreedOptions table={table} />
      <PeopleHere table={table} />
      <div class="row">
        <Button size="small" icon="link" onClick={share}>
          {t('table.copy')}
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
        {onAskBack !== undefined && (
          <Button size="small" icon="undo" onClick={onAskBack}>
            {tConsent('back.ask')}
          </Button>
        )}
        {mayHandOver(table, own) && (
          <Button size="small" icon="bot" onClick={() => setHanding(true)}>
            {tConsent('standIn.let')}
          </Button>
        )}
        {seated && table.status === 'running' && (
          <Button size="small" look="danger" onClick={() => setResigning(true)}>
            {t('table.resign')}
          </Button>
        )}
      </div>
      <Tick label={t('table.sound')} hint={t('table.soundHint')} checked={sounds} onChange={changeSound} />
      {handing && <HandOverSeat match={match} table={table} onClose={() => setHanding(false)} />}
      {seated && table.status === 'running' && <TableNotices table={table.id} />}
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
