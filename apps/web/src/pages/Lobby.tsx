import type { Tables } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { ButtonLink, EmptyState, Icon } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { JoinByCode } from '../app/JoinByCode.tsx';
import { navigate } from '../app/router.ts';
import { api, identity, tell, tellFailure } from '../app/session.ts';
import { TableCard } from '../app/TableCard.tsx';
import { useStore } from '../app/useStore.ts';
import { useTables } from '../app/useTables.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { t } from '../messages/lobby.ts';
import { t as tShell } from '../messages/shell.ts';

export function Lobby(): JSX.Element {
  const tables = useTables();
  return (
    <div class="column stack-wide">
      <header class="page-head">
        <div>
          <h1>{t('lobby.title')}</h1>
          <p class="quiet">{t('lobby.lead')}</p>
        </div>
        <ButtonLink href="/new" look="primary" icon="plus">
          {t('lobby.new')}
        </ButtonLink>
      </header>
      {tables === undefined ? <p class="page-loading">{tShell('app.loading')}</p> : <LobbyBody tables={tables} />}
    </div>
  );
}

function LobbyBody({ tables }: { readonly tables: Tables }): JSX.Element {
  return (
    <>
      <TableList title={t('lobby.open')} tables={tables.open} empty={t('lobby.noneOpen')} />
      <TableList title={t('lobby.running')} tables={tables.running} empty={t('lobby.noneRunning')} />
      <div class="pair">
        <section class="sheet stack">
          <h2>{tShell('join.heading')}</h2>
          <JoinByCode />
        </section>
        <ImportLog />
      </div>
    </>
  );
}

interface TableListProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly empty: string;
}

function TableList({ title, tables, empty }: TableListProps): JSX.Element {
  const who = useStore(identity);
  return (
    <section class="stack">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ul class="table-cards">
          {tables.map((table) => (
            <li key={table.id}>
              <TableCard table={table} player={who.known ? who.me?.player : undefined} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ImportLog(): JSX.Element {
  async function open(file: File | undefined): Promise<void> {
    if (file === undefined || (await whoAmI()) === undefined) return;
    const answer = await api.importLog(await file.text());
    if (answer.ok) navigate(`/replay/${answer.value.id}`);
    else if (answer.error.code === 'unreachable') tell(t('lobby.importFailed'), true);
    else tellFailure(answer.error);
  }
  return (
    <section class="sheet stack">
      <h2>{t('lobby.import')}</h2>
      <p class="quiet">{t('lobby.importHint')}</p>
      <label class="button file-button">
        <Icon name="upload" />
        {t('lobby.import')}
        <input
          class="unseen"
          type="file"
          accept=".jsonl,.ndjson,.json,.txt"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
    </section>
  );
}
