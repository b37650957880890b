import {
  back,
  beginSelection,
  cancel,
  type GameUi,
  type Outlook,
  outlook,
  pick,
  type Selection,
  wordsOf,
} from '@portolan/client';
import type { Moment } from '@portolan/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';

/** Choosing a move: what is possible, what was picked, and the ways forward and back. */
export interface Turn {
  readonly selection: Selection;
  readonly outlook: Outlook;
  /** The outlook before anything was picked. */
  readonly whole: Outlook;
  pick(...targets: readonly string[]): void;
  back(): void;
  cancel(): void;
}

/**
 * `since` is when the seat last moved. Others may move while somebody picks: as long as the same is asked of him, what
 * he has picked stays.
 */
export function useTurn(ui: GameUi, moment: Moment, since: number): Turn {
  const question = [moment.seat, since, ...(moment.legal ?? [])].join('\n');
  const begun = useMemo(() => {
    const targets = ui.targets;
    const path = (text: string): readonly string[] => targets?.(text, moment.view) ?? wordsOf(text);
    return beginSelection((moment.legal ?? []).map((text) => ({ text, path: path(text) })));
  }, [ui, question]);
  const [selection, setSelection] = useState(begun);
  const current = selection.options === begun.options ? selection : begun;
  useEffect(() => setSelection(begun), [begun]);
  return {
    selection: current,
    outlook: useMemo(() => outlook(current), [current]),
    whole: useMemo(() => outlook(begun), [begun]),
    pick: (...targets) => setSelection(targets.reduce(pick, current)),
    back: () => setSelection(back(current)),
    cancel: () => setSelection(cancel(current)),
  };
}
