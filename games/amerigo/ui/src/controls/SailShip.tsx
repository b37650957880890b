import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useScene } from '../table/scene.ts';
import { placeName } from '../words.ts';
import { Cash } from './Cash.tsx';
import { harboursOf, reachedBy } from './mapHits.ts';
import { t } from './messages.ts';
import { WordChoice } from './Words.tsx';

/** Steps, and the gold that some of them cost. */
function priceSteps(steps: number, gold: number): string {
  return gold > 0 ? t('stepsGold', { steps, gold }) : t('stepsOnly', { steps });
}

/** What the shading means, the harbours in reach, and what a ship can do besides sailing. */
export function SailShip(): JSX.Element | null {
  const scene = useScene();
  const { box, view, question, turn } = scene;
  const sailing = question?.kind === 'sailShip' ? question : undefined;
  const reached = useMemo(() => (sailing === undefined ? [] : reachedBy(scene, sailing)), [view, sailing]);
  const harbours = useMemo(
    () => (sailing === undefined ? [] : harboursOf(scene, sailing, reached)),
    [view, sailing, reached],
  );
  const steps = box.amounts.find((_, token) => (box.tokens.shipPoints >> token) & 1) ?? 0;
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
      {harbours.length === 0 && <p class="tk-hint">{t('noHarbours')}</p>}
      {harbours.length > 0 && (
        <fieldset class="tk-choice-group">
          <legend>{t('harbours')}</legend>
          <div class="am-column">
            {harbours.map(({ berth, target, steps: far, gold, text, island }) => (
              <WordChoice
                key={berth}
                target={target}
                glyph="anchor"
                main={t('harbourOf', { island, place: placeName(box, berth) })}
                figure={priceSteps(far, gold)}
                more={capital(text)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div class="am-column">
        <WordChoice target="stay" glyph="ship" main={t('stay')} more={t('stayMore')} />
        {turn?.whole.lit.has('return') && (
          <WordChoice target="return" glyph="anchor" main={t('return')} more={t('returnMore')} />
        )}
        {turn?.whole.lit.has('boost') && (
          <WordChoice target="boost" glyph="token" main={t('boost')} more={t('boostMore', { steps })} />
        )}
      </div>
      <Cash />
    </>
  );
}
