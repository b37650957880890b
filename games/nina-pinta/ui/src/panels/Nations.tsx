import { NATIONS, planckOf } from '@portolan/nina-pinta';
import { Pickable, picks } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { nationName } from '../words.ts';
import { t } from './messages.ts';
import { nationPower } from './nationPower.ts';
import { Panel } from './Panel.tsx';
import './nations.css';

/** The four nations, one of which the Soloist chooses. */
export function Nations(): JSX.Element {
  const scene = useScene();
  const { box, view } = scene;
  const planck = planckOf(view)?.nation;
  return (
    <Panel name="nations" title={t('nations')} of={[planck, picks(scene, 'nation')]}>
      {() => (
        <ul class="np-nations">
          {NATIONS.map((nation) => {
            const power = nation === planck ? t('planckNation') : nationPower(box, nation);
            return (
              <Pickable
                key={nation}
                class={nation === planck ? 'np-nation np-nation-taken' : 'np-nation'}
                target={`nation:${nation}`}
                card={`nation:${nation}`}
                label={t('nation', { nation: nationName(nation), power })}
              >
                <Glyph name={nation} />
                <b aria-hidden="true">{nationName(nation)}</b>
                <small aria-hidden="true">{power}</small>
              </Pickable>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
