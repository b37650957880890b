import { cx, Icon, Popover } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './messages.ts';
import './phaseBar.css';

export interface Phase {
  readonly id: string;
  readonly title: string;
  /** A symbol in place of the dot. */
  readonly mark?: ComponentChildren;
}

export interface PhaseBarProps {
  /** What the phases belong to, spoken. */
  readonly label: string;
  /** Stands before the phases, for instance the number of the round. */
  readonly heading?: ComponentChildren;
  readonly phases: readonly Phase[];
  /** The id of the present phase; of none before the first one and after the last. */
  readonly now: string;
  /** The spoken name of the button that opens the list on a small screen. */
  readonly openLabel: (title: string, step: string) => string;
  /** Loads what happens in each phase, when a player first wants to know. */
  readonly describe: () => Promise<(id: string) => string | undefined>;
  /** The card of the bar as a whole. */
  readonly card?: string;
  readonly class?: string;
}

interface PhaseState extends Phase {
  readonly past: boolean;
  readonly now: boolean;
}

/** The phases of a round with the present one marked: a thin line, and on a small screen a button that opens a list. */
export function PhaseBar(props: PhaseBarProps): JSX.Element {
  const { label, heading, phases, openLabel, describe, card, class: more } = props;
  const at = phases.findIndex(({ id }) => id === props.now);
  const states = phases.map((phase, i) => ({ ...phase, past: i < at, now: i === at }));
  const title = phases[at]?.title ?? '';
  const step = t('phaseStep', { at: at + 1, most: phases.length });
  return (
    <nav class={cx('tk-phases', more)} aria-label={label} data-card={card} data-card-home="">
      {heading}
      <ol class="tk-phases-list">
        {states.map((phase) => (
          <PhaseMark key={phase.id} {...phase} />
        ))}
      </ol>
      {at >= 0 && (
        <div class="tk-phases-open">
          <Popover
            label={openLabel(title, step)}
            face={
              <>
                {phases[at]?.mark} <strong>{title}</strong> <span class="quiet">{step}</span>
              </>
            }
          >
            <DescribedPhases phases={states} describe={describe} />
          </Popover>
        </div>
      )}
    </nav>
  );
}

function PhaseMark({ id, title, mark, past, now }: PhaseState): JSX.Element {
  return (
    <li class="tk-phase" data-card={`phase:${id}`} data-past={past} aria-current={now ? 'step' : undefined}>
      {mark ?? (past ? <Icon name="check" size={12} /> : <span class="tk-phase-dot" />)}
      <span>{title}</span>
    </li>
  );
}

interface DescribedPhasesProps extends Pick<PhaseBarProps, 'describe'> {
  readonly phases: readonly PhaseState[];
}

function DescribedPhases({ phases, describe }: DescribedPhasesProps): JSX.Element {
  const [words, setWords] = useState<(id: string) => string | undefined>();
  useEffect(() => void describe().then((found) => setWords(() => found)), []);
  return (
    <ol class="tk-phases-steps">
      {phases.map(({ id, title, mark, past, now }) => (
        <li key={id} class="tk-phase" data-past={past} aria-current={now ? 'step' : undefined}>
          <span>
            {mark} {title}
          </span>
          <span class="tk-phase-what">{words?.(id)}</span>
        </li>
      ))}
    </ol>
  );
}
