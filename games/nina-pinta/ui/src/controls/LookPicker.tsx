import { WORLDS } from '@portolan/nina-pinta';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { landName, landTitle, worldName, worldTitle } from '../words.ts';
import { t } from './messages.ts';
import { offered } from './moveAt.ts';

/** Several lands of one world, on the map or here. */
export function LookPicker(): JSX.Element {
  const scene = useScene();
  const { box, turn } = scene;
  const targets = offered(scene, 'land');
  const picked = turn?.outlook.settled.filter((target) => target.startsWith('land:')) ?? [];
  return (
    <>
      <p class="tk-hint" aria-live="polite">
        {t('looked', { n: picked.length })}
      </p>
      <div class="np-looks">
        {WORLDS.map((id) => (
          <div key={id} class="np-lands-world np-hue" data-world={id}>
            <h3>
              <Glyph name={id} />
              {worldTitle(box, id)}
            </h3>
            {targets
              .filter((target) => target.startsWith(`land:${id}:`))
              .map((target) => (
                <Choice
                  key={target}
                  target={target}
                  class="np-look"
                  label={t('landOf', { land: landName(box, target.split(':')[2] ?? ''), world: worldName(box, id) })}
                >
                  {landTitle(box, target.split(':')[2] ?? '')}
                </Choice>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}
