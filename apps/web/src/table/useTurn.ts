import {
  back,
  beginSelection,
  cancel,
  type GameUi,
  type Match,
  outlook,
  pick,
  type Turn,
  wordsOf,
} from '@portolan/client';
import type { Moment } from '@portolan/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';

export interface TurnAt {
  readonly ui: GameUi;
  readonly match: Match;
  readonly moment: Moment;
  /** When the seat last moved. */
  readonly since: number;
  /** Called whenever something is picked: who acts has seen enough. */
  readonly onPick?: () => void;
}

/** Others may move while somebody picks: as long as the same is asked of him, what he has picked stays. */
export function useTurn({ ui, match, moment, since, onPick }: TurnAt): Turn {
  const question = [moment.seat, since, ...(moment.legal ?? [])].join('\n');
  const begun = useMemo(() => {
    const targets = ui.targets;
    const path = (text: string): readonly string[] => targets?.(text, moment.view) ?? wordsOf(text);
    const options = (moment.legal ?? []).map((text) => ({ text, path: path(text) }));
    return beginSelection(options, { free: targets !== undefined });
  }, [ui, question]);
  const [selection, setSelection] = useState(begun);
  const current = selection.options === begun.options ? selection : begun;
  useEffect(() => setSelection(begun), [begun]);
  const now = useMemo(() => outlook(current), [current]);
  return {
    selection: current,
    outlook: now,
    whole: useMemo(() => outlook(begun), [begun]),
    pick: (...targets) => {
      onPick?.();
      setSelection(targets.reduce(pick, current));
    },
    back: () => setSelection(back(current)),
    cancel: () => setSelection(cancel(current)),
    confirm: () => {
      if (now.chosen !== undefined) void match.play(now.chosen.text);
    },
  };
}
