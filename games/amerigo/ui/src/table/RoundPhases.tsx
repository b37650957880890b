import { type Box, COLOURS, type Event, type View } from '@portolan/amerigo';
import type { Step, Timeline } from '@portolan/client';
import { PhaseBar, useReadable } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t } from './messages.ts';
import { phaseShown } from './phaseShown.ts';

export interface RoundPhasesProps {
  readonly box: Box;
  readonly view: View;
  readonly timeline: Timeline<Step>;
}

/** The seven phases of a round, with the current one marked. */
export function RoundPhases({ box, view, timeline }: RoundPhasesProps): JSX.Element {
  const { round, phase } = phaseShown(view, useReadable(timeline.now)?.step.event as Event | undefined);
  return (
    <Memo of={[box, round, phase]}>
      {() => (
        <PhaseBar
          class="am-phases"
          label={t('phases')}
          heading={<span class="am-round">{t('round', { n: round, most: box.components.rounds })}</span>}
          phases={COLOURS.map((id) => ({ id, title: phaseTitle(id), mark: <PhaseMark id={id} /> }))}
          now={phase}
          openLabel={(title, step) => t('allPhases', { phase: title, step })}
          describe={loadDescriptions}
          card="round:all"
        />
      )}
    </Memo>
  );
}

type ColourId = (typeof COLOURS)[number];

/** White is the last branch of the message. */
function phaseTitle(id: ColourId): string {
  return t('phase', { colour: id === 'white' ? 'other' : id });
}

async function loadDescriptions(): Promise<(id: string) => string | undefined> {
  const { phaseWords } = await import('../help/phaseWords.ts');
  return (id) => phaseWords(id)?.what;
}

function PhaseMark({ id }: { readonly id: ColourId }): JSX.Element {
  return (
    <span class="am-phase-mark" data-colour={id}>
      <Glyph name={id} />
    </span>
  );
}
