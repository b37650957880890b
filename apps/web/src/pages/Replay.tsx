import { type MatchTimeline, makeReplayer, type Pace, type Replayer } from '@portolan/client';
import { resignedSeats, type TableInfo } from '@portolan/protocol';
import { cx, EmptyState, JumpCount } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChosenFinding } from '../analysis/ChosenNote.tsx';
import { later } from '../app/later.tsx';
import { chosenPace } from '../app/pace.ts';
import type { PageProps } from '../app/pages.ts';
import { currentPlace, navigate } from '../app/router.ts';
import { seatNames, withoutPresence } from '../app/seatNames.ts';
import { api, tellFailure } from '../app/session.ts';
import { usePainted } from '../app/usePainted.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/replay.ts';
import { t as tShell } from '../messages/shell.ts';
import { ReplayBeside } from '../replay/ReplayBeside.tsx';
import { ReplayTools } from '../replay/ReplayTools.tsx';
import { inMatch } from '../table/inMatch.ts';
import { useEventTexts } from '../table/useEventTexts.ts';
import { useGameTable } from '../table/useGameTable.ts';
import { useGameUi } from '../table/useGameUi.ts';
import { useTimeline } from '../table/useTimeline.ts';
import '../style/table.css';
import '../style/replay.css';

// Not needed for the first paint.
const ChosenNote = later(async () => (await import('../analysis/ChosenNote.tsx')).ChosenNote);
const LegendSlot = later(async () => (await import('../table/LegendSlot.tsx')).LegendSlot);

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
  const ui = useGameUi(table);
  const names = seatNames(table);
  const resigned = resignedSeats(table.seats);
  const timeline = useTimeline(ui, { names, own: [] }, replayPace);
  const replayer = useReplayer(table, timeline);
  const { hash } = useStore(currentPlace);
  const state = useStore(replayer.state);
  const { position, jumps } = useStore(timeline.state);
  const loaded = useGameTable(ui);
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
  const shown = position?.moment ?? moment;
  const entry = position === undefined ? moment?.entry : position.entries.at(-1);
  const { chosen, choose, close } = useChosenFinding(replayer, state.seq);
  // Loaded together with the moment.
  useEventTexts(ui);
  const texts = useMemo(() => inMatch(ui ?? {}, shown?.view, resigned), [ui, shown === undefined]);
  if (shown === undefined || loaded === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  const board = <loaded.Table {...{ table, names, resigned, timeline }} moment={shown} own={[]} />;
  return (
    <div class={cx('live', 'replay', loaded.own && 'live-own')} data-chosen={chosen === undefined ? undefined : ''}>
      <section class="live-board" aria-label={t('replay.board')}>
        <JumpCount.Provider value={jumps}>
          <AfterPaint place={<div class="board-later" />}>{board}</AfterPaint>
        </JumpCount.Provider>
      </section>
      <div class="live-dock">
        {ui !== undefined && chosen !== undefined && (
          <ChosenNote key={chosen.seq} ui={ui} table={table} names={names} chosen={chosen} onClose={close} />
        )}
        <ReplayTools replayer={replayer} state={state} entry={entry} table={table} names={names} ui={texts} />
        {ui !== undefined && <LegendSlot ui={ui} />}
      </div>
      <ReplayBeside
        ui={ui}
        table={table}
        replayer={replayer}
        state={state}
        names={names}
        isShown={position === undefined}
        chosen={chosen}
        onGo={replayer.go}
        onChoose={choose}
      />
    </div>
  );
}

interface Choosing {
  readonly chosen: ChosenFinding | undefined;
  choose(finding: ChosenFinding): void;
  close(): void;
}

/** The decision of the analysis that is shown, as its seat saw it, until another moment is shown. */
function useChosenFinding(replayer: Replayer, seq: number): Choosing {
  const [chosen, setChosen] = useState<ChosenFinding>();
  return {
    chosen: chosen?.seq === seq ? chosen : undefined,
    choose(next) {
      setChosen(next);
      replayer.go(next.seq);
      replayer.lookAs(`${next.finding.seat}`);
      document.querySelector('.live-board')?.scrollIntoView({ block: 'nearest' });
    },
    close: () => setChosen(undefined),
  };
}

/** The tools are painted before the much larger board is drawn. */
function AfterPaint({ place, children }: { readonly place: JSX.Element; readonly children: JSX.Element }): JSX.Element {
  return usePainted() ? children : place;
}

/** In a replay, the player decides what to see; it does not help to show nothing. */
function replayPace(): Pace {
  const pace = chosenPace.get();
  return pace === 'instant' ? 'fast' : pace;
}

/** A replayer whose timeline shows the step to the next moment. Any other moment is shown at once. */
function useReplayer(table: TableInfo, timeline: MatchTimeline): Replayer {
  const latest = useRef(timeline);
  latest.current = timeline;
  const replayer = useMemo(
    () =>
      makeReplayer({
        load: (wanted) => api.moments(table.id, wanted),
        as: table.status === 'finished' ? 'open' : 'spectator',
        seq: wantedSeq(table),
        whenShown: (work) => whenIdle(latest.current, work),
      }),
    [table.id],
  );
  useEffect(() => replayer.close, [replayer]);
  useEffect(() => {
    let last = replayer.state.get();
    return replayer.state.subscribe(() => {
      const { moment: from, as } = last;
      last = replayer.state.get();
      const { moment } = last;
      if (moment === undefined || moment === from) return;
      const { entry } = moment;
      const isNext = from !== undefined && entry !== undefined && moment.seq === from.seq + 1 && last.as === as;
      // What was being shown is not shown to its end.
      if (!isNext) timeline.jump();
      else if (timeline.state.get().position !== undefined) timeline.skip();
      if (isNext) timeline.push({ entries: [entry], before: from.view, moment }, { entries: [], moment: from });
    });
  }, [replayer, timeline]);
  return replayer;
}

const SOON_MS = 150;

/** Runs `work` when everything has been shown and the table has rested. */
function whenIdle({ state }: MatchTimeline, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    const { position, resting } = state.get();
    if (position === undefined && !resting) timer = setTimeout(work, SOON_MS);
  };
  const stop = state.subscribe(check);
  check();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
