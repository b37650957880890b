import { ROUND_TRIP, shipToken } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { harbourSide } from '../placeWords.ts';
import { useScene } from '../table/scene.ts';
import { Cash } from './Cash.tsx';
import { pointedHit } from './hover.ts';
import { playerOf } from './inScene.ts';
import { harboursOf, reachedBy } from './mapHits.ts';
import { t } from './messages.ts';
import { priceSteps } from './priceSteps.ts';
import { WordChoice } from './Words.tsx';

/** What the shading means, the harbours in reach, and what a ship can do besides sailing. */
export function SailShip(): JSX.Element | null {
  const scene = useScene();
  const { box, layout, view, question, turn } = scene;
  const sailing = question?.kind === 'sailShip' ? question : undefined;
  const reached = useMemo(() => (sailing === undefined ? [] : reachedBy(scene, sailing)), [view, sailing]);
  const harbours = useMemo(
    () => (sailing === undefined ? [] : harboursOf(scene, sailing, reached)),
    [view, sailing, reached],
  );
  const player = playerOf(scene);
  const boost = player === undefined ? 0 : (box.amounts[shipToken(box, player)] ?? 0);
  return (
    <>
      <p class="tk-hint">{t('sailHint')}</p>
      <ul class="am-key">
        <li>
          <i class="am-key-ap" />
          {t('keyAp')}
        </li>
        {reached.some(({ gold }) => gold > 0) && (
          <li>
            <i class="am-key-gold" />
            {t('keyGold')}
          </li>
        )}
      </ul>
      <div class="am-column">
        <WordChoice target="stay" glyph="ship" main={t('stay')} more={t('stayMore')} />
        {turn?.whole.lit.has('return') && (
          <WordChoice target="return" glyph="anchor" main={t('return')} more={t('returnMore', { steps: ROUND_TRIP })} />
        )}
        {turn?.whole.lit.has('boost') && (
          <WordChoice target="boost" glyph="token" main={t('boost')} more={t('boostMore', { steps: boost })} />
        )}
      </div>
      {harbours.length === 0 && <p class="tk-hint">{t('noHarbours')}</p>}
      {harbours.length > 0 && (
        <fieldset class="tk-choice-group">
          <legend>{t('harbours')}</legend>
          <div class="am-column am-long">
            {harbours.map(({ berth, target, steps, gold, text, island }) => (
              <div key={berth} onPointerEnter={() => pointedHit.set(target)} onFocusIn={() => pointedHit.set(target)}>
                <WordChoice
                  target={target}
                  glyph="anchor"
                  main={<span translate={false}>{island}</span>}
                  figure={priceSteps({ steps, gold })}
                  more={t('harbourMore', { side: harbourSide(layout, berth), brings: capital(text) })}
                />
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <Cash />
    </>
  );
}
