import { type RunningScore, SOURCES } from '@portolan/nina-pinta';
import { Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { sourceName } from '../words.ts';
import { t } from './messages.ts';

/** What each source would score if the game ended now. */
export function Sources({ score }: { readonly score: RunningScore }): JSX.Element {
  const { box } = useScene();
  return (
    <ul class="np-sources" aria-label={t('sources')}>
      {SOURCES.map((source) => {
        const points = score.points[source];
        const name = sourceName(box, source);
        const label = points === undefined ? t('sourceHidden', { name }) : t('source', { name, points });
        return (
          <li key={source} class={points === 0 ? 'np-source np-nought' : 'np-source'} title={label}>
            <span class="unseen">{label}</span>
            <Glyph name={source} />
            <span aria-hidden="true">{points === undefined ? t('unknown') : <Figure value={points} />}</span>
          </li>
        );
      })}
    </ul>
  );
}
