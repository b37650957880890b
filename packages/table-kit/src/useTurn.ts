import {
  back,
  beginSelection,
  cancel,
  type GameUi,
  type Match,
  outlook,
  pick,
  type Selection,
  type Turn,
  wordsOf,
} from '@portolan/client';
import type { Moment } from '@portolan/protocol';
import { useMemo, useRef, useState } from 'preact/hooks';

export interface TurnAt {
  readonly ui: GameUi;
  readonly match: Match;
  readonly moment: Moment;
  /** When the seat last moved. */
  readonly since: number;
  /** Called whenever something is picked, for instance to skip what is still being shown. */
  readonly onPick?: () => void;
}

/** The picks of the seat that is asked. Others may move meanwhile: picks survive while the question stays the same. */
export function useTurn({ ui, match, moment, since, onPick }: TurnAt): Turn {
  const question = [moment.seat, since, ...(moment.legal ?? [])].join('\n');
  const begun = useMemo(() => {
    const targets = ui.targets;
    const path = (text: string): readonly string[] => targets?.(text, moment.view) ?? wordsOf(text);
    const options = (moment.legal ?? []).map((text) => ({ text, path: path(text) }));
    return beginSelection(options, { free: ui.table !== undefined });
  }, [ui, question]);
  const [selection, setSelection] = useState(begun);
  // Picks of an earlier question are ignored rather than removed by an effect, which would run after the first clicks on a
  // new question and take them back.
  const current = selection.options === begun.options ? selection : begun;
  const now = useMemo(() => outlook(current), [current]);
  const whole = useMemo(() => outlook(begun), [begun]);
  const latest = useRef({ begun, now, match, onPick });
  latest.current = { begun, now, match, onPick };
  // Stable, so that nothing renders again because of them.
  const acts = useMemo(() => {
    const change = (step: (selection: Selection) => Selection): void =>
      setSelection((was) => step(was.options === latest.current.begun.options ? was : latest.current.begun));
    return {
      pick(...targets: readonly string[]) {
        latest.current.onPick?.();
        change((was) => targets.reduce(pick, was));
      },
      back: () => change(back),
      cancel: () => change(cancel),
      confirm() {
        const { chosen } = latest.current.now;
        if (chosen !== undefined) void latest.current.match.play(chosen.text);
      },
    };
  }, []);
  return useMemo(() => ({ selection: current, outlook: now, whole, ...acts }), [current, now, whole, acts]);
}
