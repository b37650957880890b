import {
  describeMove,
  type GameUi,
  type Match,
  type MatchState,
  type MatchTimeline,
  moveSentence,
  type TableProps,
  type TimelineState,
  type Turn,
  undoChoice,
} from '@portolan/client';
import { list } from '@portolan/i18n';
import type { Moment, TableInfo } from '@portolan/protocol';
import { Button, Icon } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { later } from '../app/later.tsx';
import { isAway, isShared } from '../app/seatNames.ts';
import { connection } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/table.ts';
import type { LoadedTable } from './useGameTable.ts';

// Not needed for the first paint.
const Choices = later(async () => (await import('./choices.ts')).Choices);
const Playback = later(async () => (await import('./Playback.tsx')).Playback);

/** Screen readers announce the choice together with the button that confirms it. */
const CHOSEN = 'chosen-move';

export interface ActionPanelProps extends TableProps {
  readonly ui: GameUi;
  readonly match: Match;
  readonly state: MatchState;
  readonly turn: Turn;
  /** The game's own controls, loaded with its table; undefined until then. */
  readonly loaded: LoadedTable | undefined;
  readonly timeline: MatchTimeline;
  readonly line: TimelineState;
  /** The player's next decision is offered once the moves before it have been shown. */
  readonly isNext: boolean;
  /** Shows the game from its beginning, at a table of bots. */
  readonly onWatch: (() => void) | undefined;
  /** The viewer has a seat at the table, or several on a shared device. */
  readonly seated: boolean;
  /** Starts or ends "Why can't I?". */
  readonly onWhy: () => void;
}

/** The question, the choices, the chosen move, and undo; while earlier moves are shown, the controls for that. */
export function ActionPanel(props: ActionPanelProps): JSX.Element {
  const { state, table, moment, turn, timeline, line, isNext } = props;
  const asked = moment.legal !== undefined && state.sending === undefined;
  const panel = useRef<HTMLElement>(null);
  useFocus(panel, asked || moment.mayEnd === true ? moment.seq : undefined);
  const canAct = asked || moment.mayEnd === true;
  return (
    <section
      ref={panel}
      class="action"
      aria-label={t('table.choices')}
      onKeyDown={(event) => event.key === 'Escape' && turn.cancel()}
    >
      <Prompt {...props} asked={asked} />
      {state.refusal !== undefined && (
        <p class="action-refusal" role="alert">
          <FailureText failure={state.refusal} within={(reason) => t('table.notDone', { reason })} />
        </p>
      )}
      {asked && props.loaded !== undefined && <Choosing {...props} loaded={props.loaded} />}
      {state.sending === undefined && <TurnEnd {...props} />}
      {!canAct && table.status === 'running' && (
        <div class="playback-spot">
          <Playback timeline={timeline} line={line} asked={isNext} />
        </div>
      )}
      {table.outcome !== undefined && <AfterGame onWatch={props.onWatch} />}
    </section>
  );
}

/** The way back to the result for whoever has scrolled away from it, and to a game that nobody has seen. */
function AfterGame({ onWatch }: Pick<ActionPanelProps, 'onWatch'>): JSX.Element {
  const inView = useResultInView();
  const show = (): void => resultSpot()?.scrollIntoView({ block: 'start' });
  return (
    <div class="row">
      {onWatch !== undefined && (
        <Button look="primary" icon="play" onClick={onWatch}>
          {t('table.watchGame')}
        </Button>
      )}
      {!inView && <Button onClick={show}>{t('table.seeResult')}</Button>}
    </div>
  );
}

function resultSpot(): Element | null {
  return document.querySelector('.result-spot');
}

/** Whether any of the result is on the screen. */
function useResultInView(): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const spot = resultSpot();
    if (spot === null) return;
    const observer = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting === true));
    observer.observe(spot);
    return () => observer.disconnect();
  }, []);
  return inView;
}

/**
 * A used button disappears with its question, and the focus with it, so the focus moves to the new question. A focus
 * elsewhere is left alone.
 */
function useFocus(panel: { readonly current: HTMLElement | null }, question: number | undefined): void {
  const had = useRef(false);
  useEffect(() => {
    const note = (): void => {
      had.current = panel.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (question !== undefined && had.current && lost) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [question]);
}

function Prompt(props: ActionPanelProps & { readonly asked: boolean }): JSX.Element {
  const { ui, state, table, moment, names, own, line, seated, asked, onWhy } = props;
  const { link } = useStore(connection.state);
  const { seat } = moment;
  const ending = moment.mayEnd === true && state.sending === undefined;
  return (
    <div class="prompt" aria-live="polite">
      {asked && (
        <button type="button" class="why-button" aria-keyshortcuts="Alt+W" onClick={onWhy}>
          <Icon name="question" size={14} />
          <span>{t('table.whyNot')}</span>
        </button>
      )}
      {(asked || ending) && (
        <p class="prompt-who">{isShared(table) && seat !== undefined ? names[seat] : t('table.asked')}</p>
      )}
      <h2 tabIndex={-1}>
        {state.sending !== undefined && t('table.sending')}
        {asked && (ui.text?.prompt(moment.view) ?? t('table.plainPrompt'))}
        {state.sending === undefined &&
          !asked &&
          (ending
            ? t('table.turnDone')
            : sayWhoPlays(table, moment, { names, own, isShown: line.position !== undefined }))}
      </h2>
      {state.sending !== undefined && link !== 'online' && <p class="quiet small">{t('table.sendingOffline')}</p>}
      {!asked && !ending && <Absent table={table} moment={moment} names={names} />}
      {!seated && table.status === 'running' && <p class="quiet small">{t('table.watching')}</p>}
    </div>
  );
}

interface WhoPlays {
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** Their move is being shown; the table does not wait for it. */
  readonly isShown: boolean;
}

function sayWhoPlays(table: TableInfo, { awaiting }: Moment, { names, own, isShown }: WhoPlays): string {
  if (table.status === 'finished' || awaiting.length === 0) return t('table.over');
  if (isShown && own.length === 1 && awaiting.every((seat) => own.includes(seat))) return t('table.ownMove');
  const who = list(awaiting.map((seat) => names[seat] ?? ''));
  return isShown ? t('table.playing', { n: awaiting.length, names: who }) : t('table.waiting', { names: who });
}

/** Says who the table waits for in vain, so that nobody wonders why nothing happens. */
function Absent({ table, moment, names }: Pick<ActionPanelProps, 'table' | 'moment' | 'names'>): JSX.Element | null {
  const away = moment.awaiting.filter((seat) => isAway(table.seats[seat]));
  if (table.status !== 'running' || away.length === 0) return null;
  const who = list(away.map((seat) => names[seat] ?? ''));
  return <p class="quiet small">{t('table.away', { names: who, n: away.length })}</p>;
}

function Choosing({ loaded, ...props }: ActionPanelProps & { readonly loaded: LoadedTable }): JSX.Element {
  const { ui, moment, turn } = props;
  const { Controls } = loaded;
  const { chosen, canBack } = turn.outlook;
  const confirm = useRef<HTMLDivElement>(null);
  const choices = <Choices ui={ui} view={moment.view} turn={turn} />;
  useEffect(() => {
    if (chosen !== undefined && canBack) confirm.current?.querySelector('button')?.focus();
  }, [chosen?.text, canBack]);
  return (
    <>
      {chosen === undefined && canBack && (
        <div>
          <Button look="plain" size="small" icon="back" onClick={turn.back}>
            {t('table.back')}
          </Button>
        </div>
      )}
      {chosen !== undefined && (
        <div ref={confirm} class="chosen">
          <p id={CHOSEN}>
            <span class="prompt-who">{t('table.chosen')} </span>
            <strong>{moveSentence(describeMove(ui, chosen.text, moment.view))}</strong>
          </p>
          <div class="row">
            <Button look="primary" icon="check" describedBy={CHOSEN} onClick={turn.confirm}>
              {t('table.confirm')}
            </Button>
            {canBack && (
              <Button icon="back" onClick={turn.back}>
                {t('table.back')}
              </Button>
            )}
          </div>
        </div>
      )}
      {Controls === undefined ? choices : <Controls {...props} otherwise={choices} />}
    </>
  );
}

/** Ends a completed turn, or undoes it. */
function TurnEnd({ match, state, moment }: ActionPanelProps): JSX.Element | null {
  const undo = undoChoice(moment, state.entries);
  if (undo === undefined && moment.mayEnd !== true) return null;
  return (
    <div class="row">
      {moment.mayEnd === true && (
        <Button look="primary" icon="check" class="end-turn" onClick={() => void match.endTurn()}>
          {t('table.endTurn')}
        </Button>
      )}
      {undo !== undefined && (
        <Button
          size={moment.mayEnd === true ? 'usual' : 'small'}
          icon="undo"
          onClick={() => void match.undo(undo.last)}
        >
          {t('table.undo')}
        </Button>
      )}
      {undo !== undefined && undo.all !== undo.last && (
        <Button size="small" look="plain" onClick={() => void match.undo(undo.all)}>
          {t('table.undoTurn')}
        </Button>
      )}
    </div>
  );
}
