import type { Tables } from '@portolan/client';
import { type LobbyFilter, type TableInfo, writeLobbyFilter } from '@portolan/protocol';
import { Button, ButtonLink, EmptyState, Icon } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { JoinByCode } from '../app/JoinByCode.tsx';
import { navigate } from '../app/router.ts';
import { api, identity, tell, tellFailure } from '../app/session.ts';
import { TableCard } from '../app/TableCard.tsx';
import { useStore } from '../app/useStore.ts';
import { useTables } from '../app/useTables.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { FilterBar } from '../lobby/FilterBar.tsx';
import { OfferButton } from '../lobby/OfferButton.tsx';
import { Offers } from '../lobby/Offers.tsx';
import { useFilter } from '../lobby/useFilter.ts';
import { t as tFinding } from '../messages/finding.ts';
import { t } from '../messages/lobby.ts';
import { t as tShell } from '../messages/shell.ts';

export function Lobby(): JSX.Element {
  const [filter, setFilter] = useFilter();
  const tables = useTables(filter);
  return (
    <div class="column stack-wide">
      <header class="page-head">
        <div>
          <h1>{t('lobby.title')}</h1>
          <p class="quiet">{t('lobby.lead')}</p>
        </div>
        <div class="row">
          <ButtonLink href="/ratings">{t('lobby.ratings')}</ButtonLink>
          <ButtonLink href="/tournaments">{t('lobby.tournaments')}</ButtonLink>
          <ButtonLink href="/new" look="primary" icon="plus">
            {t('lobby.new')}
          </ButtonLink>
        </div>
      </header>
      <FilterBar filter={filter} onChange={setFilter} />
      {tables === undefined ? (
        <p class="page-loading">{tShell('app.loading')}</p>
      ) : (
        <LobbyBody tables={tables} filter={filter} onFilter={setFilter} />
      )}
    </div>
  );
}

interface LobbyBodyProps {
  readonly tables: Tables;
  readonly filter: LobbyFilter;
  readonly onFilter: (filter: LobbyFilter) => void;
}

function LobbyBody({ tables, filter, onFilter }: LobbyBodyProps): JSX.Element {
  const isFiltered = writeLobbyFilter(filter) !== '';
  return (
    <>
      <TableList
        title={t('lobby.open')}
        tables={tables.open}
        empty={isFiltered ? <NothingFits filter={filter} onFilter={onFilter} /> : t('lobby.noneOpen')}
      />
      <Offers offers={tables.offers} filter={filter} />
      <TableList title={t('lobby.running')} tables={tables.running} empty={t('lobby.noneRunning')} />
      <div class="pair">
        <section class="surface stack">
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
  readonly empty: ComponentChildren;
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

/** Somebody who finds nothing can be found by others. */
function NothingFits({ filter, onFilter }: Omit<LobbyBodyProps, 'tables'>): JSX.Element {
  return (
    <>
      <p>{tFinding('filter.none')}</p>
      <p class="quiet">{tFinding('filter.noneHint')}</p>
      <div class="row">
        <OfferButton
          filter={filter}
          look="primary"
          face={tFinding(filter.game === undefined ? 'offer.make' : 'offer.makeThis')}
        />
        <Button onClick={() => onFilter({})}>{tFinding('filter.clear')}</Button>
      </div>
    </>
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
    <section class="surface stack">
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
