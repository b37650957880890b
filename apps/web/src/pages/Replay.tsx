import { makeReplayer, makeTimeline, type ReplayMoment, type Step, stepsOf, type Timeline } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { cx, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageProps } from '../app/pages.ts';
import { currentPlace, navigate } from '../app/router.ts';
import { seatNames, withoutPresence } from '../app/seatNames.ts';
import { api, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/replay.ts';
import { t as tShell } from '../messages/shell.ts';
import { ReplayBeside } from '../replay/ReplayBeside.tsx';
import { ReplayTools } from '../replay/ReplayTools.tsx';
import { useGameTable, type WebUi } from '../table/useGameTable.ts';
import { useGameUi } from '../table/useGameUi.ts';
import '../style/table.css';
import '../style/replay.css';

export function ReplayPage({ params: { id = '' } }: PageProps): JSX.Element {
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
  if (missing) return <EmptyState>{t('replay.missing')}</EmptyState>;
  if (table?.status === 'gathering') return <EmptyState>{t('replay.notRunning')}</EmptyState>;
  return table === undefined ? <p class="page-loading">{tShell('app.loading')}</p> : <Show table={table} />;
}

/** The moment in the link, by default the last one. */
function wantedSeq(table: TableInfo): number {
  const { hash } = currentPlace.get();
  return /^\d+$/.test(hash) ? Number(hash) : table.seq;
}

function Show({ table }: { readonly table: TableInfo }): JSX.Element {
  const replayer = useMemo(
    () =>
      makeReplayer({
        load: (wanted) => api.moments(table.id, wanted),
        as: table.status === 'finished' ? 'open' : 'spectator',
        seq: wantedSeq(table),
      }),
    [table.id],
  );
  const { hash } = useStore(currentPlace);
  const state = useStore(replayer.state);
  const ui = useGameUi(table);
  const loaded = useGameTable(ui);
  const timeline = useSteps(ui, state.moment);
  const names = seatNames(table);
  useEffect(() => replayer.close, [replayer]);
  // The update of the address may arrive late; fast scrubbing must not be undone by it.
  const named = useRef('');
  useEffect(() => {
    if (/^\d+$/.test(hash) && hash !== named.current) replayer.go(Number(hash));
  }, [hash]);
  useEffect(() => {
    // The address always names the current moment, so that it can be shared.
    named.current = `${state.seq}`;
    if (named.current !== currentPlace.get().hash) navigate(`/replay/${table.id}#${state.seq}`, { replace: true });
  }, [state.seq]);
  const { moment } = state;
  if (moment === undefined || loaded === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  return (
    <div class={cx('live', 'replay', loaded.own && 'live-own')}>
      <section class="live-board" aria-label={t('replay.board')}>
        <loaded.Table table={table} names={names} moment={moment} own={[]} timeline={timeline} />
      </section>
      <div class="live-dock">
        <ReplayTools replayer={replayer} state={state} table={table} names={names} ui={ui ?? {}} />
      </div>
      <ReplayBeside ui={ui} table={table} state={state} names={names} />
    </div>
  );
}

const SHOWN_MS = 400;

/** Animates the step to the next moment. A jump shows only its destination. */
function useSteps(ui: WebUi | undefined, moment: ReplayMoment | undefined): Timeline<Step> {
  const timeline = useMemo(
    () =>
      makeTimeline<Step>({
        duration: ({ event }) => Math.min(SHOWN_MS, ui?.paceOf?.(event) ?? SHOWN_MS),
        stillness: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
    [ui],
  );
  const before = useRef<ReplayMoment | undefined>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = moment;
    timeline.skip();
    if (last === undefined || moment?.entry === undefined || moment.seq !== last.seq + 1) return;
    timeline.push(stepsOf([moment.entry], { before: last.view, after: moment.view }));
  }, [moment, timeline]);
  useEffect(() => timeline.skip, [timeline]);
  return timeline;
}
