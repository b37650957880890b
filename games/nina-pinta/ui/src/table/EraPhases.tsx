import { type Box, PHASES, type View } from '@portolan/nina-pinta';
import { PhaseBar } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { t } from './messages.ts';

type Phase = (typeof PHASES)[number];

const SIGNS: Readonly<Record<Phase, GlyphName>> = {
  establish: 'era',
  loading: 'settler',
  sailing: 'ship',
  governing: 'gold',
  selecting: 'arts',
  completing: 'pass',
};

/** The era, and its six phases with the present one marked. */
export function EraPhases({ box, view }: { readonly box: Box; readonly view: View }): JSX.Element {
  const { era, phase } = view;
  return (
    <PhaseBar
      class="np-phases"
      label={t('phases')}
      heading={
        <span class="np-era-now" data-card={`era:${era}`}>
          {phase === 'over' ? t('over') : t('era', { n: era, most: box.components.eras })}
        </span>
      }
      phases={PHASES.map((id) => ({ id, title: t(`phase.${id}`), mark: <Glyph name={SIGNS[id]} /> }))}
      now={PHASES.some((id) => id === phase) ? phase : ''}
      openLabel={(title, step) => t('allPhases', { phase: title, step })}
      describe={async () => {
        const { phaseWords } = await import('../help/phaseWords.ts');
        return (id) => phaseWords(id, { box, view })?.what;
      }}
    />
  );
}
