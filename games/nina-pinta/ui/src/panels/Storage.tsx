import { storageOf } from '@portolan/nina-pinta';
import { Popover } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph, glyphOf } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { counterName } from '../words.ts';
import { t } from './messages.ts';

/** A button for what is known of the Benefits of later eras. */
export function Storage(): JSX.Element {
  return (
    <Popover label={t('storageLabel')} face={t('storage')} class="np-storage-button">
      <Stored />
    </Popover>
  );
}

function Stored(): JSX.Element {
  const { box, view } = useScene();
  const eras = storageOf(box, view);
  if (eras.length === 0) return <p>{t('storageNone')}</p>;
  return (
    <div class="np-storage">
      <p>{t('storageHint')}</p>
      {eras.map(({ era, count, bonuses }) => (
        <section key={era} data-card={`storage:${era}`}>
          <h4>{t('eraOf', { n: era })}</h4>
          <p>{t('stored', { count, of: bonuses.length })}</p>
          <ul>
            {bonuses.map((name, at) => (
              <li key={at}>
                <Glyph name={glyphOf(name)} />
                {counterName(name)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
