import type { TableInfo } from '@portolan/protocol';
import { ButtonLink, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import type { PageProps } from '../app/pages.ts';
import { seatNames, withoutPresence } from '../app/seatNames.ts';
import { api, tab, tellFailure } from '../app/session.ts';
import { usePainted } from '../app/usePainted.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/story.ts';
import { CurveAwaited } from '../story/CurveAwaited.tsx';
import { FinalBoard } from '../story/FinalBoard.tsx';
import { StoryHead } from '../story/StoryHead.tsx';
import { useFinalView } from '../story/useFinalView.ts';
import { useStill } from '../story/useStill.ts';
import { useGameUi } from '../table/useGameUi.ts';
import '../style/story.css';

// Below the first picture.
const StoryBody = later(async () => (await import('../story/StoryBody.tsx')).StoryBody, AnalysisAwaited);

/** A finished match as an illustrated account: its result, the final board, the curve and the turning points. */
export function StoryPage({ params: { id = '' } }: PageProps): JSX.Element {
  const [table, setTable] = useState<TableInfo>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    void api.table(id).then((answer) => {
      if (answer.ok) setTable(withoutPresence(answer.value));
      else {
        tellFailure(answer.error);
        setMissing(true);
      }
    });
  }, [id]);
  if (missing) {
    return (
      <EmptyState>
        <h1>{t('story.missing')}</h1>
      </EmptyState>
    );
  }
  if (table === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  if (table.outcome !== undefined) return <Story table={table} outcome={table.outcome} />;
  return (
    <EmptyState>
      <h1>{t('story.notOver')}</h1>
      <ButtonLink href={`/table/${table.id}`}>{t('story.toTable')}</ButtonLink>
    </EmptyState>
  );
}

interface StoryProps {
  readonly table: TableInfo;
  readonly outcome: NonNullable<TableInfo['outcome']>;
}

function Story({ table, outcome }: StoryProps): JSX.Element {
  const names = seatNames(table);
  const ui = useGameUi(table);
  const Still = useStill(ui);
  const view = useFinalView(table);
  const isDrawn = Still !== undefined && view !== undefined;
  const painted = usePainted(isDrawn);
  useEffect(() => {
    tab.set({ page: t('story.page', { game: table.title }) });
    return () => tab.set({});
  }, [table.title]);
  return (
    <article class="story" aria-label={t('story.page', { game: table.title })}>
      <StoryHead table={table} outcome={outcome} names={names} />
      <FinalBoard Still={Still} view={view} names={names} />
      {painted && ui !== undefined ? (
        <StoryBody ui={ui} Still={Still} table={table} outcome={outcome} names={names} view={view} />
      ) : (
        // Not earlier: the board would move it.
        isDrawn && <AnalysisAwaited />
      )}
    </article>
  );
}

function AnalysisAwaited(): JSX.Element {
  return (
    <div class="story-analysis">
      <CurveAwaited />
    </div>
  );
}
