import {
  lastTurnOf,
  type Match,
  type MatchState,
  type MatchTimeline,
  shownState,
  standingMoves,
} from '@portolan/client';
import { type Moment, resignedSeats, type TableInfo, type ToldOutcome } from '@portolan/protocol';
import { isAwaiting, OwnFrame, useFollowing, useReadable, useTurn } from '@portolan/table-kit';
import { cx, JumpCount, Memo } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { guidedTables } from '../app/guided.ts';
import { later } from '../app/later.tsx';
import { isShared, seatNames, seatsOf } from '../app/seatNames.ts';
import { identity } from '../app/session.ts';
import { usePainted } from '../app/usePainted.ts';
import { useStore } from '../app/useStore.ts';
import { isBotsOnly } from '../app/watchLater.ts';
import { hasRequests } from '../consent/hasRequests.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/table.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { addressing } from './addressing.ts';
import { HandOver } from './HandOver.tsx';
import { inMatch } from './inMatch.ts';
import { LaterResult } from './laterResult.ts';
import type { TickerProps } from './Ticker.tsx';
import { useEventTexts } from './useEventTexts.ts';
import { useGameTable, type WebUi } from './useGameTable.ts';
import { useLiveTimeline } from './useTimeline.ts';
import { useWatch } from './useWatch.ts';

// Not needed for the first paint.
const Announcer = later(async () => (await import('./Announcer.tsx')).Announcer);
const Beside = later(async () => (await import('./Beside.tsx')).Beside);
const Extras = later(async () => (await import('./Extras.tsx')).Extras);
const GuideSlot = later(async () => (await import('./GuideSlot.tsx')).GuideSlot);
const Requests = later(async () => (await import('../consent/Requests.tsx')).Requests);
const TableTime = later(
  async () => (await import('../clock/TableTime.tsx')).TableTime,
  () => <div class="clocks-later" />,
);
const Ticker = later<TickerProps>(async () => (await import('./Ticker.tsx')).Ticker, tickerPlace);
const WhyMode = later(async () => (await import('../why/index.ts')).WhyMode);

export interface LiveTableProps {
  readonly ui: WebUi;
  readonly match: Match;
  readonly state: MatchState;
  readonly table: TableInfo;
  readonly moment: Moment;
  /** Told whether the player is asked, as far as the match has been shown. */
  readonly onAsked: (asked: boolean) => void;
}

/** A running or finished match: board, question, log. On a shared device the next player takes over first. */
export function LiveTable(props: LiveTableProps): JSX.Element {
  const { table, moment } = props;
  const [taken, setTaken] = useState<number>();
  const names = seatNames(table);
  const { seat } = moment;
  const hidden = seat !== undefined && seat !== taken && isShared(table);
  useEffect(() => {
    if (hidden) props.onAsked(true);
  }, [hidden]);
  if (hidden) return <HandOver seat={seat} name={names[seat] ?? ''} onTaken={() => setTaken(seat)} />;
  return <OpenTable {...props} names={names} holder={isShared(table) ? (seat ?? taken) : undefined} />;
}

interface OpenTableProps extends LiveTableProps {
  readonly names: readonly string[];
  /** On a shared device: the seat of the person who has it. Only that person is called "you". */
  readonly holder: number | undefined;
}

/** Everything below this reads the shown state: nothing is told before the board has shown it. */
function OpenTable(props: OpenTableProps): JSX.Element {
  const { match, state: present, names, holder } = props;
  const who = useStore(identity);
  const seats = seatsOf(props.table.seats, who.known ? who.me?.player : undefined);
  const own = isShared(props.table) ? seats.filter((one) => one === holder) : seats;
  const seated = seats.length > 0;
  const you = own.length === 1 ? own[0] : undefined;
  const resigned = resignedSeats(props.table.seats);
  const named = useMemo(() => inMatch(props.ui, props.moment.view, resigned), [props.ui, match, resigned.join()]);
  const ui = useMemo(() => addressing(named, you), [named, you]);
  const isWatched = isBotsOnly(props.table.seats);
  const timeline = useLiveTimeline(props.ui, match, { names, own, isWatched });
  const line = useStore(timeline.state);
  const watching = useWatch({ match, timeline, table: props.table });
  const state = useMemo(() => shownState({ ...present, table: props.table }, line), [present, props.table, line]);
  const { table = props.table, moment = props.moment } = state;
  const turn = usePresentTurn({ ...props, ui }, timeline);
  const loaded = useGameTable(props.ui);
  const choosing = moment.legal !== undefined && state.sending === undefined;
  // The player's next decision, which is offered when the moves before it have been shown.
  const isNext = line.position !== undefined && moment.legal === undefined && isAsked(props.moment);
  useEffect(() => props.onAsked(isAsked(moment)), [isAsked(moment)]);
  const hasClock = props.moment.clocks !== undefined && props.table.status === 'running';
  const why = useWhy();
  const isGuided = useStore(guidedTables).includes(table.id);
  const hasTexts = useEventTexts(ui);
  // Together with the texts that it shows, and not after them.
  useEffect(() => void Ticker.load(), []);
  const shown = { ...props, ui, hasTexts, state, table, moment, own, seated };
  // Selection changes nothing here, and must be painted immediately.
  const beside = (
    <Memo of={[ui, hasTexts, match, state.entries, state.chat, table, moment, names.join(), own.join()]}>
      {() => <Beside {...shown} onWhy={why.begin} />}
    </Memo>
  );
  const shared = { table, moment, names, own, resigned, timeline, match };
  const offered = choosing ? turn : undefined;
  const following = useFollowing(offered, moment);
  const board = (
    <Memo of={[loaded, table, moment, names.join(), own.join(), timeline, match, following]}>
      {() =>
        loaded !== undefined && <loaded.Table {...shared} {...(following === undefined ? {} : { turn: following })} />
      }
    </Memo>
  );
  // The question, or the result, is painted before the much larger board is drawn.
  const painted = usePainted();
  if (watching.isLoading) return <p class="page-loading">{tShell('app.loading')}</p>;
  return (
    <div class={cx('live', loaded?.own === true && 'live-own')}>
      <section
        class="live-board"
        aria-label={t('table.board')}
        aria-busy={following !== offered}
        onPointerDown={() => isNext && timeline.skip()}
      >
        {table.outcome !== undefined && <Result {...shown} outcome={table.outcome} />}
        <JumpCount.Provider value={line.jumps}>{painted ? board : <div class="board-later" />}</JumpCount.Provider>
      </section>
      <div class="live-dock">
        <OwnFrame moment={moment}>
          {hasClock && (
            <TableTime {...props} own={own} isNew={you !== undefined && lastTurnOf(present.entries, you) === 0} />
          )}
          {hasTexts && hasRequests(props.table, props.moment) && (
            <Requests {...props} ui={ui} entries={present.entries} own={own} />
          )}
          {table.outcome === undefined &&
            (hasTexts ? (
              <Ticker ui={ui} timeline={timeline} names={names} entries={state.entries} />
            ) : (
              tickerPlace(state)
            ))}
          {isGuided && <GuideSlot {...shown} turn={turn} showing={isNext} />}
          <ActionPanel
            {...shared}
            ui={ui}
            state={state}
            turn={turn}
            loaded={loaded}
            line={line}
            isNext={isNext}
            seated={seated}
            onWatch={isWatched ? watching.begin : undefined}
            onWhy={why.toggle}
          />
          {hasTexts && <Announcer ui={ui} entries={state.entries} names={names} />}
          {painted && <Extras ui={ui} entries={state.entries} own={own} choosing={choosing} />}
        </OwnFrame>
      </div>
      {painted && (
        <Aside>
          <OwnFrame moment={beside}>{beside}</OwnFrame>
        </Aside>
      )}
      {why.asking && (
        <WhyMode {...{ ui, match, game: table.game, view: moment.view, names, legal: moment.legal, onEnd: why.end }} />
      )}
    </div>
  );
}

/** Hidden while something above may still push it down. */
function Aside({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <aside class="live-beside" data-waits={useReadable(isAwaiting)} data-table-aside="" aria-label={t('table.aside')}>
      {children}
    </aside>
  );
}

/** Keeps the place of the ticker until it is loaded and events have their texts. */
function tickerPlace({ entries }: Pick<TickerProps, 'entries'>): JSX.Element | null {
  return entries.length > 0 ? <div class="ticker" /> : null;
}

/** The choice among the moves that are legal in the present. A player who picks something need not see what came before. */
function usePresentTurn({ ui, match, state, moment }: LiveTableProps, timeline: MatchTimeline) {
  const { seat } = moment;
  const since = useMemo(() => (seat === undefined ? 0 : lastTurnOf(state.entries, seat)), [state.entries, seat]);
  return useTurn({ ui, match, moment, since, onPick: timeline.skip });
}

interface Why {
  readonly asking: boolean;
  begin(): void;
  end(): void;
  toggle(): void;
}

/** Whether the player asks "Why can't I?", switched by a button or by Alt+W. */
function useWhy(): Why {
  const [asking, setAsking] = useState(false);
  const acts = useMemo(
    () => ({
      begin: () => setAsking(true),
      end: () => setAsking(false),
      toggle: () => setAsking((was) => !was),
    }),
    [],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyW') return;
      event.preventDefault();
      acts.toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { asking, ...acts };
}

function isAsked({ legal, mayEnd }: Moment): boolean {
  return legal !== undefined || mayEnd === true;
}

interface ResultProps extends LiveTableProps {
  readonly names: readonly string[];
  readonly outcome: ToldOutcome;
  readonly seated: boolean;
}

/** The result, brought into view wherever the player has scrolled to. */
function Result({ ui, state: { entries }, table, names, outcome, seated }: ResultProps): JSX.Element {
  const spot = useRef<HTMLDivElement>(null);
  const events = useMemo(() => standingMoves(entries).flatMap((entry) => entry.events), [entries]);
  useEffect(() => spot.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={spot} class="result-spot">
      <LaterResult ui={ui} table={table} outcome={outcome} names={names} events={events} seated={seated} />
    </div>
  );
}
