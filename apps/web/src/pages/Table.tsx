import { openMatch } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import type { PageProps } from '../app/pages.ts';
import { withoutPresence } from '../app/seatNames.ts';
import { connection, newId, tab, unsent } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/table.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { loadResult } from '../table/laterResult.ts';
import type { WebUi } from '../table/useGameTable.ts';
import { useGameUi } from '../table/useGameUi.ts';
import '../style/table.css';

const Gathering = later(async () => (await import('../table/Gathering.tsx')).Gathering);

const NoTable = later(async () => (await import('../table/NoTable.tsx')).NoTable);

export function TablePage({ params: { id = '' } }: PageProps): JSX.Element {
  const match = useMemo(() => openMatch({ connection, unsent, table: id, newId }), [id]);
  useEffect(() => match.close, [match]);
  const state = useStore(match.state);
  const { moment } = state;
  const table = useMemo(() => shownTable(state.table), [state.table]);
  const ui = useGameUi(table, loadShown);
  const [asked, setAsked] = useState(false);
  useTitle(table?.title, asked);
  const { link } = useStore(connection.state);
  if (state.missing) return <NoTable why="missing" />;
  if (state.unopenable !== undefined) return <NoTable why="unopenable" refusal={state.unopenable} />;
  if (table?.status === 'closed') return <NoTable why="closed" reason={table.closedWhy} />;
  if (table?.status === 'gathering') return <Gathering table={table} />;
  if (table === undefined || moment === undefined || ui === undefined) {
    return (
      <div class="page-loading" role="status">
        <p>{tShell('app.loading')}</p>
        {state.sending !== undefined && link !== 'online' && <p>{t('table.sendingOffline')}</p>}
      </div>
    );
  }
  return <LiveTable ui={ui} match={match} state={state} table={table} moment={moment} onAsked={setAsked} />;
}

/** The result stands above the board, which it would push down if it came later. */
async function loadShown(ui: WebUi, { outcome }: TableInfo): Promise<void> {
  if (outcome !== undefined) await loadResult(ui);
}

function shownTable(table: TableInfo | undefined): TableInfo | undefined {
  return table?.status === 'finished' ? withoutPresence(table) : table;
}

/** The tab's title names the table and says when it is the player's turn. */
function useTitle(title: string | undefined, asked: boolean): void {
  useEffect(() => {
    if (title === undefined) return;
    tab.set({ page: asked ? t('table.yourTurn', { title }) : title, asked });
    return () => tab.set({});
  }, [title, asked]);
}
