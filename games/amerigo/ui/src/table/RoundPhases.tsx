import { type Box, COLOURS, type View } from '@portolan/amerigo';
import { PhaseBar } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t } from './messages.ts';

/** The seven phases of a round, with the current one marked. */
export function RoundPhases({ box, view }: { readonly box: Box; readonly view: View }): JSX.Element {
  return (
    <PhaseBar
      class="am-phases"
      label={t('phases')}
      heading={<span class="am-round">{t('round', { n: view.round, most: box.components.rounds })}</span>}
      phases={COLOURS.map((id) => ({ id, title: phaseTitle(id), mark: <PhaseMark id={id} /> }))}
      now={view.question === undefined ? '' : view.phase}
      openLabel={(title, step) => t('allPhases', { phase: title, step })}
      describe={async () => whatHappens}
      card="round:all"
    />
  );
}

type ColourId = (typeof COLOURS)[number];

function phaseTitle(id: ColourId): string {
  return t('phase', { colour: orOther(id) });
}

function whatHappens(id: string): string | undefined {
  const colour = COLOURS.find((one) => one === id);
  return colour === undefined ? undefined : t('what', { colour: orOther(colour) });
}

/** White is the last branch of the messages. */
function orOther(id: ColourId): Exclude<ColourId, 'white'> | 'other' {
  return id === 'white' ? 'other' : id;
}

function PhaseMark({ id }: { readonly id: ColourId }): JSX.Element {
  return (
    <span class="am-phase-mark" data-colour={id}>
      <Glyph name={id} />
    </span>
  );
}
