import type { Box, View } from '@portolan/francis-drake';
import { PhaseBar } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { t } from './messages/bar.ts';
import { PHASES, type PhaseId, phaseOf } from './phases.ts';

export interface VoyagePhasesProps {
  readonly box: Box;
  readonly view: View;
  /** The phase of the event being shown, while the table already waits for a later one. */
  readonly phase?: PhaseId | undefined;
}

async function loadWords(): Promise<(id: string) => string | undefined> {
  const { phaseWords } = await import('./phaseWords.ts');
  return (id) => phaseWords(id)?.what;
}

/** The phases of a voyage, with the current one marked. */
export function VoyagePhases({ box, view, phase = phaseOf(view) }: VoyagePhasesProps): JSX.Element {
  return (
    <PhaseBar
      class="fd-phases"
      label={t('phases')}
      heading={<span class="fd-voyage-title">{t('voyage', { n: view.voyage, most: box.components.voyages })}</span>}
      phases={PHASES.map((id) => ({ id, title: t(id) }))}
      now={phase}
      openLabel={(title, step) => t('allPhases', { phase: title, step })}
      describe={loadWords}
      card="chart:voyage"
    />
  );
}
