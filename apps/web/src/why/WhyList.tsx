import {
  beginSelection,
  type Choice,
  describeMove,
  type GameUi,
  moveSentence,
  outlook,
  pick,
  type Selection,
  wordOf,
  wordsOf,
} from '@portolan/client';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../messages/why.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import type { WhyModeProps } from './WhyMode.tsx';

type WhyListProps = Pick<WhyModeProps, 'ui' | 'match' | 'game' | 'view' | 'legal'>;

/** Asks about any move without pointing: what to use first, then what else the move needs, each from a list in words. */
export function WhyList(props: WhyListProps): JSX.Element {
  const { ui, view, legal } = props;
  const [picks, setPicks] = useState<readonly string[]>([]);
  const all = useMemo(() => everyMove(ui, view), [ui, view]);
  const steps = stepsOf(all, picks);
  const chosen = outlook(steps.at(-1) ?? all).chosen?.text;
  return (
    <>
      {steps.map((selection, at) => {
        const { choices } = outlook(selection);
        return choices.length === 0 ? null : (
          <label key={at} class="why-step">
            <span>{t(at === 0 ? 'what' : 'which')}</span>
            <select
              value={picks[at] ?? ''}
              onChange={(event) => setPicks([...picks.slice(0, at), event.currentTarget.value].filter(Boolean))}
            >
              <option value="">{t('choose')}</option>
              {choices.map((choice) => (
                <option key={choice.target} value={choice.target}>
                  {labelOf(ui, view, choice)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {chosen !== undefined && (
        <WhyAnswer
          {...props}
          open={legal?.includes(chosen) === true ? [chosen] : []}
          closed={legal?.includes(chosen) === true ? [] : [chosen]}
        />
      )}
    </>
  );
}

function everyMove(ui: GameUi, view: unknown): Selection {
  const options = [...(ui.allMoves?.() ?? [])].map((text) => ({
    text,
    path: ui.targets?.(text, view) ?? wordsOf(text),
  }));
  return beginSelection(options);
}

/** The selection before each pick, and after the last one. */
function stepsOf(all: Selection, picks: readonly string[]): readonly Selection[] {
  return [all, ...picks.map((_, at) => picks.slice(0, at + 1).reduce(pick, all))];
}

function labelOf(ui: GameUi, view: unknown, { target, options: [only, ...others] }: Choice): string {
  if (only !== undefined && others.length === 0) return moveSentence(describeMove(ui, only.text, view));
  return ui.nameTarget?.(target) ?? wordOf(target);
}
