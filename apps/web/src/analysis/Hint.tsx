import type { Hint as FoundHint } from '@portolan/bots';
import { describeMove, type GameUi, moveSentence } from '@portolan/client';
import type { Moment, TableInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, tellFailure } from '../app/session.ts';
import { t } from '../messages/analysis.ts';
import { type Asked, askWorker } from '../thinking/askWorker.ts';
import type { Unable } from '../thinking/jobs.ts';
import { sayReason } from './sayReason.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePointAtMove } from './usePointAtMove.ts';
import { useTermNames } from './useTermNames.ts';
import '../style/analysis.css';

export interface HintProps {
  readonly ui: GameUi;
  readonly table: TableInfo;
  readonly moment: Moment;
  readonly onFailure: () => void;
}

type HintState =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'found'; readonly hint: FoundHint }
  | { readonly kind: 'unable'; readonly why: Unable | 'failed' };

/** How long a hint may be thought about: as long as an Admiral needs on a phone. */
const THINKING_MS = 2500;

/** A good move in words, marked on the board, and why. */
export function Hint({ ui, table, moment, onFailure }: HintProps): JSX.Element {
  const { state, ask } = useHint(table, onFailure);
  const hint = useRef<HTMLDivElement>(null);
  useKeptFocus(hint);
  const nameTerm = useTermNames(ui);
  const found = state.kind === 'found' ? state.hint : undefined;
  usePointAtMove(ui, found && { text: found.move, view: moment.view });
  const reason = found && sayReason(found.terms, nameTerm);
  return (
    <div ref={hint} class="hint" tabIndex={-1}>
      <div aria-live="polite">
        {state.kind === 'thinking' && <p class="small quiet">{t('hint.thinking')}</p>}
        {state.kind === 'unable' && <p class="small quiet">{sayUnable(state.why)}</p>}
        {found !== undefined && (
          <p class="hint-move">
            {t('hint.move', { move: moveSentence(describeMove(ui, found.move, moment.view)) })}
            {reason !== undefined && <span class="small quiet">{reason}</span>}
          </p>
        )}
      </div>
      {state.kind === 'unable' && state.why === 'failed' && <Button onClick={ask}>{t('analysis.again')}</Button>}
    </div>
  );
}

function sayUnable(why: Unable | 'failed'): string {
  return t(why === 'failed' || why === 'otherRules' ? `hint.${why}` : 'hint.none');
}

interface HintWork {
  readonly state: HintState;
  ask(): void;
}

function useHint(table: TableInfo, onFailure: () => void): HintWork {
  const [state, setState] = useState<HintState>({ kind: 'thinking' });
  const asked = useRef<Asked<'hint'>>(undefined);
  const isGone = useRef(false);
  async function ask(): Promise<void> {
    setState({ kind: 'thinking' });
    const [imagined, own] = await Promise.all([
      api.imagined(table.id),
      table.ownComponents ? api.components(table.id) : undefined,
    ]);
    if (isGone.current) return;
    if (!imagined.ok) {
      tellFailure(imagined.error);
      return onFailure();
    }
    const { game, rulesVersion } = table;
    const { state: world, seat } = imagined.value;
    const components = own?.ok === true ? { components: own.value } : {};
    const job = { kind: 'hint', game, rulesVersion, ...components, state: world, seat } as const;
    asked.current = askWorker<'hint'>({ ...job, milliseconds: THINKING_MS });
    const answer = await asked.current.answer;
    setState(answer.ok ? { kind: 'found', hint: answer.value } : { kind: 'unable', why: answer.error });
  }
  useEffect(() => {
    void ask();
    return () => {
      isGone.current = true;
      asked.current?.stop();
    };
  }, []);
  return { state, ask: () => void ask() };
}
