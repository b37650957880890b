import { WORLDS } from '@portolan/nina-pinta';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { crewWords, worldTitle } from '../words.ts';
import { t } from './messages.ts';
import { offered } from './moveAt.ts';

/** The order of sailing for ships that are loaded, or that all sail empty. */
export function SealOrder(): JSX.Element {
  return (
    <div class="np-routes">
      <Place kind="first" title={t('sailFirst')} />
      <Place kind="second" title={t('sailSecond')} />
    </div>
  );
}

interface PlaceProps {
  readonly kind: 'first' | 'second';
  readonly title: string;
}

function Place({ kind, title }: PlaceProps): JSX.Element {
  const scene = useScene();
  const { box, view, me } = scene;
  return (
    <section>
      <h3>{title}</h3>
      <div class="np-column">
        {WORLDS.filter((id) => offered(scene, kind).includes(`${kind}:${id}`)).map((id) => {
          const { captain = false, settlers = 0 } = view.players[me ?? -1]?.loads?.[id] ?? {};
          return (
            <Choice key={id} target={`${kind}:${id}`} class="np-choice">
              <Glyph name={id} class="np-choice-glyph" />
              <span class="tk-choice-words np-choice-words">
                <span>{worldTitle(box, id)}</span>
                <span class="tk-choice-effect">{crewWords(captain, settlers)}</span>
              </span>
            </Choice>
          );
        })}
      </div>
    </section>
  );
}
