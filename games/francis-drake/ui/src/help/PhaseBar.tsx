import type { Box, View } from '@portolan/francis-drake';
import { Icon, Popover } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { PHASES, type PhaseId, phaseOf, phaseWords } from './phases.ts';
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
  const voyage = `Voyage ${view.voyage} of ${box.components.voyages}`;
  const steps = PHASES.map((id, i) => ({ id, past: i < at, now: i === at }));
  return (
    <nav class="fd-phases" aria-label="The phases of the voyage" data-card="chart:voyage" data-card-home="">
      <span class="fd-phases-voyage">{voyage}</span>
      <ol class="fd-phases-list">
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
      <div class="fd-phases-open">
        <Popover label={`${titleOf(phase)}. All phases of the voyage`} face={<PhaseFace phase={phase} at={at} />}>
          <ol class="fd-phases-steps">
            {steps.map((step) => (
              <Step key={step.id} {...step} told />
            ))}
          </ol>
        </Popover>
      </div>
    </nav>
  );
}

function PhaseFace({ phase, at }: { readonly phase: PhaseId; readonly at: number }): JSX.Element {
  return (
    <>
      <strong>{titleOf(phase)}</strong>
      <span class="quiet">
        {at + 1} of {PHASES.length}
      </span>
    </>
  );
}

interface StepProps {
  readonly id: PhaseId;
  readonly past: boolean;
  readonly now: boolean;
  /** Says what happens in it. */
  readonly told?: boolean;
}

function Step({ id, past, now, told = false }: StepProps): JSX.Element {
  return (
    <li class="fd-phase" data-card={`phase:${id}`} data-past={past} aria-current={now ? 'step' : undefined}>
      {past && !told ? <Icon name="check" size={12} /> : !told && <span class="fd-phase-dot" />}
      <span>{titleOf(id)}</span>
      {told && <span class="fd-phase-what">{phaseWords(id)?.what}</span>}
    </li>
  );
}

function titleOf(id: PhaseId): string {
  return phaseWords(id)?.title ?? '';
}
