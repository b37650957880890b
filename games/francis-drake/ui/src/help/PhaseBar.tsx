import type { Box, View } from '@portolan/francis-drake';
import { Icon, Popover } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CardWords } from './cardWords.ts';
import { HELP } from './messages.ts';
import { PHASE_TITLES, PHASES, type PhaseId, phaseOf } from './phases.ts';
import './help.css';

export interface PhaseBarProps {
  readonly box: Box;
  readonly view: View;
  /** What is on show, where that is not what the table waits for. */
  readonly phase?: PhaseId;
}

/** The course of a voyage with the present phase marked: a thin line, and on a phone one button that opens it. */
export function PhaseBar({ box, view, phase = phaseOf(view) }: PhaseBarProps): JSX.Element {
  const at = PHASES.indexOf(phase);
  const steps = PHASES.map((id, i) => ({ id, past: i < at, now: i === at }));
  return (
    <nav class="fd-phases" aria-label={HELP.phases} data-card="chart:voyage" data-card-home="">
      <span class="fd-phases-voyage">{HELP.voyage(view.voyage, box.components.voyages)}</span>
      <ol class="fd-phases-list">
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
      <div class="fd-phases-open">
        <Popover
          label={HELP.allPhases(PHASE_TITLES[phase], HELP.step(at + 1, PHASES.length))}
          face={<PhaseFace phase={phase} at={at} />}
        >
          <ToldSteps steps={steps} />
        </Popover>
      </div>
    </nav>
  );
}

function PhaseFace({ phase, at }: { readonly phase: PhaseId; readonly at: number }): JSX.Element {
  return (
    <>
      <strong>{PHASE_TITLES[phase]}</strong> <span class="quiet">{HELP.step(at + 1, PHASES.length)}</span>
    </>
  );
}

interface StepProps {
  readonly id: PhaseId;
  readonly past: boolean;
  readonly now: boolean;
}

function Step({ id, past, now }: StepProps): JSX.Element {
  return (
    <li class="fd-phase" data-card={`phase:${id}`} data-past={past} aria-current={now ? 'step' : undefined}>
      {past ? <Icon name="check" size={12} /> : <span class="fd-phase-dot" />}
      <span>{PHASE_TITLES[id]}</span>
    </li>
  );
}

/** The phases with what happens in each, which is fetched when somebody wants to know. */
function ToldSteps({ steps }: { readonly steps: readonly StepProps[] }): JSX.Element {
  const [words, setWords] = useState<(id: string) => CardWords | undefined>();
  useEffect(() => void import('./phaseWords.ts').then(({ phaseWords }) => setWords(() => phaseWords)), []);
  return (
    <ol class="fd-phases-steps">
      {steps.map(({ id, past, now }) => (
        <li key={id} class="fd-phase" data-past={past} aria-current={now ? 'step' : undefined}>
          <span>{PHASE_TITLES[id]}</span>
          <span class="fd-phase-what">{words?.(id)?.what}</span>
        </li>
      ))}
    </ol>
  );
}
