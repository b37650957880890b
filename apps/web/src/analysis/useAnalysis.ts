import type { TableInfo } from '@portolan/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadLog } from '../app/loadLog.ts';
import { type Asked, askWorker } from '../thinking/askWorker.ts';
import type { NumberedAnalysis, Unable } from '../thinking/jobs.ts';

export type AnalysisState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'done'; readonly value: NumberedAnalysis }
  | { readonly kind: 'unable'; readonly why: Unable | 'failed' };

export interface AnalysisWork {
  readonly state: AnalysisState;
  begin(): void;
  cancel(): void;
}

/** What was found out, by table: it takes a while, and the result is always the same. */
const known = new Map<string, NumberedAnalysis>();

/** The analysis of a finished match, computed in a worker when the player asks for it. */
export function useAnalysis({ id, branchedFrom }: TableInfo): AnalysisWork {
  const [state, setState] = useState<AnalysisState>(() => {
    const value = known.get(id);
    return value === undefined ? { kind: 'idle' } : { kind: 'done', value };
  });
  const asked = useRef<Asked<'analyse'>>(undefined);
  /** Counts up whenever work begins or is cancelled. */
  const turn = useRef(0);
  const stop = (): void => {
    turn.current++;
    asked.current?.stop();
  };
  useEffect(() => stop, []);

  async function begin(): Promise<void> {
    stop();
    const mine = turn.current;
    setState({ kind: 'running', done: 0 });
    const log = await loadLog(id);
    if (mine !== turn.current) return;
    if (log === undefined) return setState({ kind: 'unable', why: 'faultyLog' });
    asked.current = askWorker({ kind: 'analyse', log, inherited: branchedFrom?.moves ?? 0 }, (done) =>
      setState({ kind: 'running', done }),
    );
    const answer = await asked.current.answer;
    if (answer.ok) known.set(id, answer.value);
    setState(answer.ok ? { kind: 'done', value: answer.value } : { kind: 'unable', why: answer.error });
  }

  return {
    state,
    begin: () => void begin(),
    cancel() {
      stop();
      setState({ kind: 'idle' });
    },
  };
}
