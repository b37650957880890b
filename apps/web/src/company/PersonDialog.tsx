import type { Answered } from '@portolan/client';
import type { ShunKind, TableInfo } from '@portolan/protocol';
import { Button, ButtonLink, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/company.ts';
import { t as tShell } from '../messages/shell.ts';
import { companyApi } from './companyApi.ts';
import { ReportForm } from './ReportForm.tsx';
import '../style/company.css';

export interface PersonDialogProps {
  readonly player: string;
  readonly name: string;
  /** Where they were met. */
  readonly table?: Pick<TableInfo, 'id' | 'status'>;
  /** The chat line that led here. */
  readonly line?: number;
  /** The viewer hosts the table. */
  readonly isHost?: boolean;
  readonly onClose: () => void;
}

/** Mute, block, report, and for a host before the game: remove. */
export function PersonDialog(props: PersonDialogProps): JSX.Element {
  const { player, name, table, line, onClose } = props;
  const [reporting, setReporting] = useState(false);
  const title = reporting ? t(line === undefined ? 'report.player' : 'report.line', { name }) : name;
  return (
    <Dialog key={title} title={title} onClose={onClose}>
      {reporting ? (
        <ReportForm
          subject={{
            about: line === undefined ? 'player' : 'line',
            player,
            ...(table === undefined ? {} : { table: table.id }),
            ...(line === undefined ? {} : { line }),
          }}
          onClose={onClose}
        />
      ) : (
        <Choices {...props} onReport={() => setReporting(true)} />
      )}
    </Dialog>
  );
}

function Choices(props: PersonDialogProps & { readonly onReport: () => void }): JSX.Element {
  const { player, name, table, isHost = false, onClose } = props;
  const shunned = useShunned(player);
  async function act(work: () => Answered<unknown>, done: string): Promise<void> {
    onClose();
    const answer = await work();
    if (answer.ok) tell(done);
    else tellFailure(answer.error);
  }
  const shun = (kind: ShunKind): Promise<void> =>
    act(() => companyApi.shun(player, kind), t(kind === 'mute' ? 'person.muted' : 'person.blocked', { name }));
  const free = (): Promise<void> => act(() => companyApi.unshun(player), t('person.freed', { name }));
  return (
    <>
      <ul class="person-choices">
        <Choice hint={t('person.recordHint')}>
          <ButtonLink href={`/player/${player}`}>{t('person.record')}</ButtonLink>
        </Choice>
        <Choice hint={t('person.muteHint', { name })}>
          <Button onClick={() => void (shunned === 'mute' ? free() : shun('mute'))}>
            {t(shunned === 'mute' ? 'person.unmute' : 'person.mute')}
          </Button>
        </Choice>
        <Choice hint={t('person.blockHint', { name })}>
          <Button onClick={() => void (shunned === 'block' ? free() : shun('block'))}>
            {t(shunned === 'block' ? 'person.unblock' : 'person.block')}
          </Button>
        </Choice>
        <Choice hint={t('person.reportHint')}>
          <Button onClick={props.onReport}>{t('person.report')}</Button>
        </Choice>
        {isHost && table?.status === 'gathering' && (
          <Choice hint={t('person.removeHint', { name })}>
            <Button
              look="danger"
              onClick={() => void act(() => companyApi.removePlayer(table.id, player), t('person.removed', { name }))}
            >
              {t('person.remove')}
            </Button>
          </Choice>
        )}
      </ul>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {tShell('app.close')}
        </Button>
      </DialogActions>
    </>
  );
}

function Choice({ hint, children }: { readonly hint: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <li>
      {children}
      <span class="quiet small">{hint}</span>
    </li>
  );
}

/** Whether the viewer has muted or blocked this player. */
function useShunned(player: string): ShunKind | undefined {
  const [kind, setKind] = useState<ShunKind>();
  useEffect(() => {
    void companyApi.company().then((answer) => {
      if (answer.ok) setKind(answer.value.shunned.find((one) => one.player === player)?.kind);
    });
  }, [player]);
  return kind;
}
