import {
  describeEvent,
  lastTurnOf,
  type Match,
  type MatchState,
  makeTimeline,
  type Step,
  standingMoves,
  stepsOf,
} from '@portolan/client';
import type { Outcome } from '@portolan/kernel';
import type { Moment, TableInfo } from '@portolan/protocol';
import { useFollowing, useTurn } from '@portolan/table-kit';
import { cx, Tabs } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { isShared, seatNames, seatsOf } from '../app/seatNames.ts';
import { identity } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/table.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { Announcer } from './Announcer.tsx';
import { addressing } from './addressing.ts';
import { GuideSlot } from './GuideSlot.tsx';
import { HandOver } from './HandOver.tsx';
import { LogPanel } from './LogPanel.tsx';
import { lastLine } from './logLines.ts';
import { Ticker } from './Ticker.tsx';
import { useGameTable, type WebUi } from './useGameTable.ts';
import { usePainted } from './usePainted.ts';

// Not needed for the first paint.
const ChatPanel = later(async () => (await import('./ChatPanel.tsx')).ChatPanel);
const Extras = later(async () => (await import('./Extras.tsx')).Extras);
const ResultPanel = later(async () => (await import('./ResultPanel.tsx')).ResultPanel);
const TableMenu = later(async () => (await import('./TableMenu.tsx')).TableMenu);
const WhyPanel = later(async () => (await import('../why/index.ts')).WhyPanel);
const WhyMode = later(async () => (await import('../why/index.ts')).WhyMode);

export interface LiveTableProps {
  readonly ui: WebUi;
  readonly match: Match;
  readonly state: MatchState;
  readonly table: TableInfo;
  readonly moment: Moment;
}

const SHOWN_MS = 900;

/** A running or finished match: board, question, log. On a shared device the next player takes over first. */
export function LiveTable(props: LiveTableProps): JSX.Element {
  const { table, moment } = props;
  const [taken, setTaken] = useState<number>();
  const names = seatNames(table);
  const { seat } = moment;
  const hidden = seat !== undefined && seat !== taken && isShared(table);
  if (hidden) return <HandOver seat={seat} name={names[seat] ?? ''} onTaken={() => setTaken(seat)} />;
  return <OpenTable {...props} names={names} holder={isShared(table) ? (seat ?? taken) : undefined} />;
}

interface OpenTableProps extends LiveTableProps {
  readonly names: readonly string[];
  /** On a shared device: the seat of the person who has it. Only that person is called "you". */
  readonly holder: number | undefined;
}

function OpenTable(props: OpenTableProps): JSX.Element {
  const { match, state, table, moment, names, holder } = props;
  const who = useStore(identity);
  const seats = seatsOf(table.seats, who.known ? who.me?.player : undefined);
  const own = isShared(table) ? seats.filter((one) => one === holder) : seats;
  const seated = seats.length > 0;
  const you = own.length === 1 ? own[0] : undefined;
  const ui = useMemo(() => addressing(props.ui, you), [props.ui, you]);
  const { seat } = moment;
  const since = useMemo(() => (seat === undefined ? 0 : lastTurnOf(state.entries, seat)), [state.entries, seat]);
  const timeline = useShow(props.ui, match, names);
  const turn = useTurn({ ui, match, moment, since, onPick: timeline.skip });
  const loaded = useGameTable(props.ui);
  // While a game's own table animates earlier events, nothing on it can be chosen.
  const travels = useStore(timeline.now)?.travels === true;
  const showing = travels && loaded?.own === true;
  const choosing = moment.legal !== undefined && state.sending === undefined && !showing;
  const asked = showing && moment.legal !== undefined;
  const { outcome } = table;
  const why = useWhy();
  // Selection changes nothing here, and must be painted immediately.
  const beside = useMemo(
    () => <Beside {...props} ui={ui} own={own} seated={seated} onWhy={why.begin} />,
    [ui, match, state.entries, state.chat, table, moment, names.join(), own.join()],
  );
  const shared = { table, moment, names, own, timeline, match };
  const following = useFollowing(turn, moment);
  const board = useMemo(
    () => loaded !== undefined && <loaded.Table {...shared} {...(choosing ? { turn: following } : {})} />,
    [loaded, table, moment, names.join(), own.join(), timeline, match, choosing, following],
  );
  return (
    <div class={cx('live', loaded?.own === true && 'live-own')}>
      <section
        class="live-board"
        aria-label={t('table.board')}
        aria-busy={following !== turn}
        onPointerDown={() => asked && timeline.skip()}
      >
        {outcome !== undefined && <Result {...props} outcome={outcome} seated={seated} />}
        {board}
      </section>
      <div class="live-dock">
        <Ticker ui={ui} timeline={timeline} names={names} last={lastLine(ui, state.entries, names)} />
        <GuideSlot
          ui={ui}
          table={table}
          moment={moment}
          state={state}
          names={names}
          own={own}
          turn={turn}
          showing={showing}
        />
        <ActionPanel
          {...shared}
          ui={ui}
          state={state}
          turn={turn}
          loaded={loaded}
          showing={showing}
          seated={seated}
          onWhy={why.toggle}
        />
        <Announcer ui={ui} match={match} names={names} />
        <Extras ui={ui} entries={state.entries} own={own} choosing={choosing} />
      </div>
      {beside}
      {why.asking && (
        <WhyMode {...{ ui, match, game: table.game, view: moment.view, legal: moment.legal, onEnd: why.end }} />
      )}
    </div>
  );
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

/** New events one after the other. Events from before the page was opened are only in the log. */
function useShow(ui: WebUi, match: Match, names: readonly string[]) {
  const timeline = useMemo(
    () =>
      makeTimeline<Step>({
        duration: ({ event }) => ui.paceOf?.(event) ?? (describeEvent(ui, event, names) === undefined ? 0 : SHOWN_MS),
        stillness: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
    [match, ui],
  );
  useEffect(() => match.onNews((entries, views) => timeline.push(stepsOf(entries, views))), [match, timeline]);
  useEffect(() => timeline.skip, [timeline]);
  return timeline;
}

function Result({
  ui,
  state: { entries },
  table,
  names,
  outcome,
  seated,
}: LiveTableProps & { readonly names: readonly string[]; readonly outcome: Outcome; readonly seated: boolean }) {
  const events = useMemo(() => standingMoves(entries).flatMap((entry) => entry.events), [entries]);
  return <ResultPanel ui={ui} table={table} outcome={outcome} names={names} events={events} seated={seated} />;
}

interface BesideProps extends LiveTableProps {
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly seated: boolean;
  readonly onWhy: () => void;
}

function Beside(props: BesideProps): JSX.Element {
  const { ui, match, state, table, moment, names, own, seated } = props;
  const painted = usePainted();
  const [tab, setTab] = useState('log');
  const [read, setRead] = useState(state.chat.length);
  useEffect(() => {
    if (tab === 'chat') setRead(state.chat.length);
  }, [tab, state.chat.length]);
  const tabs = [
    {
      key: 'log',
      label: t('table.log'),
      content: <LogPanel ui={ui} table={table.id} entries={state.entries} names={names} own={own} />,
    },
    {
      key: 'chat',
      label: t('table.chat'),
      count: tab === 'chat' ? 0 : state.chat.length - read,
      content: <ChatPanel match={match} chat={state.chat} table={table} />,
    },
    {
      key: 'why',
      label: t('table.why'),
      content: (
        <WhyPanel {...{ ui, match, game: table.game, view: moment.view, legal: moment.legal }} onPoint={props.onWhy} />
      ),
    },
    { key: 'menu', label: t('table.menu'), content: <TableMenu ui={ui} table={table} seated={seated} /> },
  ];
  return (
    <aside class="live-beside" data-table-aside="" aria-label={t('table.aside')}>
      {painted && (
        <Tabs
          label={t('table.aside')}
          tabs={tabs}
          chosen={tab}
          onChoose={setTab}
          class="live-tabs"
          listClass="live-tabs-list"
          panelClass="live-tabs-panel"
        />
      )}
    </aside>
  );
}
