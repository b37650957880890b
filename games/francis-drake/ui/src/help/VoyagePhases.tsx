import type { Box, View } from '@portolan/francis-drake';
import { PhaseBar } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { HELP } from './messages.ts';
import { PHASE_TITLES, PHASES, type PhaseId, phaseOf } from './phases.ts';

export interface VoyagePhasesProps {
  readonly box: Box;
  readonly view: View;
  /** The phase of the event that is shown, where the table already waits for a later one. */
  readonly phase?: PhaseId | undefined;
}

const STEPS = PHASES.map((id) => ({ id, title: PHASE_TITLES[id] }));

async function loadWords(): Promise<(id: string) => string | undefined> {
  const { phaseWords } = await import('./phaseWords.ts');
  return (id) => phaseWords(id)?.what;
}

/** The phases of a voyage with the present one marked. */
export function VoyagePhases({ box, view, phase = phaseOf(view) }: VoyagePhasesProps): JSX.Element {
  return (
    <PhaseBar
      class="fd-phases"
      label={HELP.phases}
      heading={<span class="fd-voyage-title">{HELP.voyage(view.voyage, box.components.voyages)}</span>}
      phases={STEPS}
      now={phase}
      openLabel={HELP.allPhases}
      describe={loadWords}
      card="chart:voyage"
    />
  );
}
