import {
  type GameUi,
  type Match,
  type MatchState,
  type MatchTimeline,
  type TableProps,
  type TimelineState,
  type Turn,
  undoChoice,
} from '@portolan/client';
import { mayHint } from '@portolan/protocol';
import { Button, Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { later } from '../app/later.tsx';
import { t } from '../messages/table.ts';
import { AfterGame } from './AfterGame.tsx';
import { Choosing } from './Choosing.tsx';
import { Prompt } from './Prompt.tsx';
import type { LoadedTable } from './useGameTable.ts';
import { useHinted } from './useHinted.ts';

// Not needed for the first paint.
const Hint = later(async () => (await import('../analysis/Hint.tsx')).Hint);
const Playback = later(async () => (await import('./Playback.tsx')).Playback);

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
  const { state, table, moment, turn, loaded, timeline, line, isNext } = props;
  const asked = moment.legal !== undefined && state.sending === undefined;
  const panel = useRef<HTMLElement>(null);
  const hinted = useHinted(turn, moment);
  useFocus(panel, asked || moment.mayEnd === true ? moment.seq : undefined);
  const canAct = asked || moment.mayEnd === true;
  return (
    <section
      ref={panel}
      class="action"
      aria-label={t('table.choices')}
      onKeyDown={(event) => event.key === 'Escape' && turn.cancel()}
    >
      <Prompt {...props} asked={asked} hint={mayHint(table) ? { ask: hinted.ask, expect: Hint.load } : undefined} />
      {state.refusal !== undefined && (
        <p class="action-refusal" role="alert">
          <FailureText failure={state.refusal} within={(reason) => t('table.notDone', { reason })} />
        </p>
      )}
      {asked && hinted.at !== undefined && (
        <Hint key={hinted.at} ui={props.ui} table={table} moment={moment} onFailure={hinted.end} />
      )}
      {asked && loaded !== undefined && (
        <Memo of={Object.values(props)}>{() => <Choosing {...props} loaded={loaded} />}</Memo>
      )}
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
